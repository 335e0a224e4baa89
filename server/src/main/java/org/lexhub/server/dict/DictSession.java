package org.lexhub.server.dict;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.snapshot.Generation;
import org.lexhub.server.snapshot.Serving;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One connection of the DICT protocol. Commands can be sent without waiting for the answers. The
 * snapshot is pinned while an answer is made, and not while it is sent.
 */
final class DictSession implements Runnable {
  /** The maximum length of a command in bytes, with its line end (RFC 2229, section 2.3). */
  static final int MAX_LINE_LENGTH = 1024;

  private static final Logger LOG = LoggerFactory.getLogger(DictSession.class);
  private static final String QUIT = "QUIT";

  private final Socket socket;
  private final String network;
  private final Serving serving;
  private final Consumer<String> limit;
  private final DictCommands commands;
  private final long idleNanos;
  private final byte[] line = new byte[MAX_LINE_LENGTH];
  private volatile long waitingSince = System.nanoTime();

  DictSession(
      Socket socket,
      String network,
      Serving serving,
      Consumer<String> limit,
      String version,
      Duration idle) {
    this.socket = socket;
    this.network = network;
    this.serving = serving;
    this.limit = limit;
    commands = new DictCommands(version);
    idleNanos = idle.toNanos();
  }

  String network() {
    return network;
  }

  /** Returns whether the client has sent no whole command and read no answer for too long. */
  boolean isOverdue() {
    return System.nanoTime() - waitingSince > idleNanos;
  }

  /** Closes the connection, also while it is in use. */
  void close() {
    try {
      socket.close();
    } catch (IOException e) {
      LOG.debug("a DICT connection could not be closed: {}", e.toString());
    }
  }

  @Override
  public void run() {
    try (socket;
        InputStream in = new BufferedInputStream(socket.getInputStream());
        OutputStream out = new BufferedOutputStream(socket.getOutputStream())) {
      socket.setTcpNoDelay(true);
      out.write(commands.greeting());
      boolean open = true;
      while (open) {
        if (in.available() == 0) {
          out.flush();
        }
        int length = readLine(in);
        if (length >= 0) {
          open = answer(length, out);
          waitingSince = System.nanoTime();
        } else {
          open = false;
          if (length == TOO_LONG) {
            out.write(DictReply.line("501 Syntax error: the command is longer than 1024 bytes"));
          }
        }
      }
      out.flush();
    } catch (IOException e) {
      LOG.debug("a DICT connection ended: {}", e.toString());
    }
  }

  private static final int END = -1;
  private static final int TOO_LONG = -2;

  /** Reads a line; returns its length without the line end, {@link #END} or {@link #TOO_LONG}. */
  private int readLine(InputStream in) throws IOException {
    for (int length = 0; length < MAX_LINE_LENGTH; length++) {
      int next = in.read();
      if (next < 0) {
        return END;
      }
      if (next == '\n') {
        return length > 0 && line[length - 1] == '\r' ? length - 1 : length;
      }
      line[length] = (byte) next;
    }
    return TOO_LONG;
  }

  /** Answers a line; returns false if the connection ends with the answer. */
  private boolean answer(int length, OutputStream out) throws IOException {
    @Nullable List<String> words = words(length);
    if (words == null) {
      out.write(
          DictReply.line("501 Syntax error: a quotation mark is missing, or it is not UTF-8"));
      return true;
    }
    if (words.isEmpty()) {
      out.write(DictReply.line("500 Syntax error: a command is expected; try HELP"));
      return true;
    }
    if (words.getFirst().equalsIgnoreCase(QUIT)) {
      out.write(DictReply.line("221 bye"));
      return false;
    }
    out.write(answer(words));
    return true;
  }

  private @Nullable List<String> words(int length) {
    try {
      String text =
          StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(line, 0, length)).toString();
      return CommandLineWords.split(text);
    } catch (CharacterCodingException e) {
      return null;
    }
  }

  private byte[] answer(List<String> words) {
    Generation generation = serving.acquire();
    if (generation == null) {
      return DictReply.line("420 Server temporarily unavailable: no dictionary is loaded yet");
    }
    try {
      if (DictCommands.isQuery(words)) {
        limit.accept(network);
      }
      return commands.answer(words, generation.store());
    } catch (ApiError e) {
      return DictReply.line("420 Server temporarily unavailable: " + e.text());
    } catch (InternalError damage) {
      serving.damaged(generation, damage);
      return DictReply.line("420 Server temporarily unavailable: the dictionary is damaged");
    } catch (RuntimeException e) {
      LOG.error("a DICT command failed", e);
      return DictReply.line("420 Server temporarily unavailable: the command failed");
    } finally {
      generation.unpin();
    }
  }
}
