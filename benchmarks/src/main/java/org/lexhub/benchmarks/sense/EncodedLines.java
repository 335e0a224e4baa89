package org.lexhub.benchmarks.sense;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.lexhub.store.encoder.EncoderUnavailableException;
import org.lexhub.store.encoder.TextEncoder;
import org.lexhub.store.encoder.TextEncoders;

/**
 * Encodes each line of a text file by a sentence encoder and writes the vectors, as big-endian
 * floats. {@code benchmarks/distil-words} makes the vectors of words from them.
 *
 * <p>Arguments: the locator of the encoder, the file to read, the file to write.
 */
public final class EncodedLines {
  private static final int BATCH = 32;

  private EncodedLines() {}

  /** Reads, encodes and writes. */
  public static void main(String[] arguments) throws IOException, EncoderUnavailableException {
    TextEncoder encoder = TextEncoders.find(arguments[0]);
    List<String> lines = Files.readAllLines(Path.of(arguments[1]));
    try (DataOutputStream out =
        new DataOutputStream(
            new BufferedOutputStream(Files.newOutputStream(Path.of(arguments[2]))))) {
      for (int from = 0; from < lines.size(); from += BATCH) {
        int to = Math.min(lines.size(), from + BATCH);
        for (float[] vector : encoder.encode(lines.subList(from, to))) {
          for (float coordinate : vector) {
            out.writeFloat(coordinate);
          }
        }
      }
    }
  }
}
