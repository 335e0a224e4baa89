package org.lexhub.powerloss;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lexhub.powerloss.DiskOperation.Kind;

/** Runs a Java program under strace and returns its operations on the files of a folder. */
final class DiskTrace {
  private static final String CALLS =
      "openat,write,pwrite64,fsync,fdatasync,?rename,renameat,?renameat2,?unlink,unlinkat,ftruncate";

  private static final Pattern CALL = Pattern.compile("(\\w+)\\((.*)\\) += (\\d+).*");
  private static final Pattern QUOTED = Pattern.compile("\"((?:\\\\x[0-9a-f]{2})*)\"");
  private static final Pattern DESCRIPTOR = Pattern.compile("^(\\d+)<([^>]*)>");
  private static final Pattern LAST_NUMBER = Pattern.compile("(\\d+)$");

  private final String folder;
  private final Map<String, Integer> inodes = new HashMap<>();
  private final Map<String, Long> positions = new HashMap<>();
  private final List<DiskOperation> operations = new ArrayList<>();
  private int lastInode;

  private DiskTrace(Path folder, List<String> present) {
    this.folder = folder.toString();
    for (String name : present) {
      inodes.put(name, ++lastInode);
    }
  }

  /** Skips the test if processes cannot be traced. */
  static void assume() throws InterruptedException {
    int code;
    try {
      code = new ProcessBuilder("strace", "-f", "-qq", "-o", "/dev/null", "true").start().waitFor();
    } catch (IOException e) {
      code = -1;
    }
    assumeTrue(code == 0, "SKIPPED: needs strace, and the right to trace a process");
  }

  /**
   * Runs a program.
   *
   * @param folder the folder that it changes, without folders in it
   * @param present the names of the files in the folder, which get the inodes from 1
   */
  static List<DiskOperation> run(Path folder, List<String> present, List<String> program)
      throws IOException, InterruptedException {
    Path log = folder.resolveSibling(folder.getFileName() + ".strace");
    List<String> words = new ArrayList<>(List.of("strace", "-f", "-qq", "-y", "-xx"));
    words.addAll(List.of("-s", "4194304", "-e", "signal=none", "-e", "trace=" + CALLS));
    words.addAll(List.of("-o", log.toString()));
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx256m"));
    words.addAll(List.of("-XX:-UsePerfData", "--enable-native-access=ALL-UNNAMED"));
    words.addAll(List.of("-cp", System.getProperty("java.class.path")));
    words.addAll(program);
    Process process = new ProcessBuilder(words).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() != 0) {
      throw new IllegalStateException("the program failed: " + output);
    }
    DiskTrace trace = new DiskTrace(folder, present);
    Map<String, String> unfinished = new HashMap<>();
    for (String line : Files.readAllLines(log)) {
      trace.line(line, unfinished);
    }
    Files.delete(log);
    return trace.operations;
  }

  private void line(String line, Map<String, String> unfinished) {
    int space = line.indexOf(' ');
    String thread = line.substring(0, space);
    String call = line.substring(space).strip();
    if (call.endsWith("<unfinished ...>")) {
      unfinished.put(thread, call.substring(0, call.length() - "<unfinished ...>".length()));
      return;
    }
    if (call.startsWith("<... ")) {
      String start = unfinished.getOrDefault(thread, "");
      call = start.stripTrailing() + call.substring(call.indexOf("resumed>") + "resumed>".length());
    }
    Matcher matcher = CALL.matcher(call);
    if (matcher.matches()) {
      add(matcher.group(1), matcher.group(2), Long.parseLong(matcher.group(3)));
    }
  }

  private void add(String call, String arguments, long result) {
    switch (call) {
      case "openat" -> open(arguments, result);
      case "write", "pwrite64" -> write(call.equals("write"), arguments, result);
      case "fsync", "fdatasync" -> sync(arguments);
      case "ftruncate" -> cut(arguments);
      case "unlink", "unlinkat" -> delete(name(quoted(arguments).getFirst()));
      default -> rename(quoted(arguments));
    }
  }

  private void open(String arguments, long descriptor) {
    String name = name(quoted(arguments).getFirst());
    positions.put(Long.toString(descriptor), 0L);
    if (name.isEmpty()) {
      return;
    }
    Integer inode = inodes.get(name);
    if (inode == null && arguments.contains("O_CREAT")) {
      inodes.put(name, ++lastInode);
      operations.add(DiskOperation.entry(Kind.CREATE, lastInode, name, ""));
    } else if (inode != null && arguments.contains("O_TRUNC")) {
      operations.add(DiskOperation.content(Kind.CUT, inode, 0, new byte[0]));
    }
  }

  private void write(boolean sequential, String arguments, long written) {
    Matcher file = DESCRIPTOR.matcher(arguments);
    Matcher quoted = QUOTED.matcher(arguments);
    if (!file.find() || !quoted.find()) {
      return;
    }
    byte[] bytes = Arrays.copyOf(bytes(quoted.group(1)), (int) written);
    if (file.group(1).equals("1")) {
      String text = new String(bytes, StandardCharsets.UTF_8).strip();
      operations.add(DiskOperation.entry(Kind.MESSAGE, 0, text, ""));
      return;
    }
    Integer inode = inodes.get(name(text(file.group(2))));
    if (inode == null) {
      return;
    }
    long at;
    if (sequential) {
      at = positions.getOrDefault(file.group(1), 0L);
      positions.put(file.group(1), at + written);
    } else {
      at = lastNumber(arguments);
    }
    operations.add(DiskOperation.content(Kind.WRITE, inode, at, bytes));
  }

  private void sync(String arguments) {
    Matcher file = DESCRIPTOR.matcher(arguments);
    if (file.find()) {
      String path = text(file.group(2));
      Integer inode = path.equals(folder) ? Integer.valueOf(0) : inodes.get(name(path));
      if (inode != null) {
        operations.add(DiskOperation.content(Kind.SYNC, inode, 0, new byte[0]));
      }
    }
  }

  private void cut(String arguments) {
    Matcher file = DESCRIPTOR.matcher(arguments);
    Integer inode = file.find() ? inodes.get(name(text(file.group(2)))) : null;
    if (inode != null) {
      operations.add(DiskOperation.content(Kind.CUT, inode, lastNumber(arguments), new byte[0]));
    }
  }

  private void delete(String name) {
    Integer inode = inodes.remove(name);
    if (inode != null) {
      operations.add(DiskOperation.entry(Kind.DELETE, inode, name, ""));
    }
  }

  private void rename(List<String> paths) {
    String from = name(paths.get(0));
    String to = name(paths.get(1));
    Integer inode = inodes.remove(from);
    if (inode != null) {
      inodes.put(to, inode);
      operations.add(DiskOperation.entry(Kind.RENAME, inode, to, from));
    }
  }

  /** Returns the name of a file in the folder, or an empty text for other paths. */
  private String name(String path) {
    return path.startsWith(folder + "/") ? path.substring(folder.length() + 1) : "";
  }

  private static long lastNumber(String arguments) {
    Matcher number = LAST_NUMBER.matcher(arguments);
    return number.find() ? Long.parseLong(number.group(1)) : 0;
  }

  private static List<String> quoted(String arguments) {
    List<String> texts = new ArrayList<>();
    Matcher matcher = QUOTED.matcher(arguments);
    while (matcher.find()) {
      texts.add(text(matcher.group(1)));
    }
    return texts;
  }

  private static String text(String escaped) {
    return escaped.startsWith("\\x") ? new String(bytes(escaped), StandardCharsets.UTF_8) : escaped;
  }

  private static byte[] bytes(String escaped) {
    byte[] bytes = new byte[escaped.length() / 4];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] =
          (byte)
              (Character.digit(escaped.charAt(4 * i + 2), 16) << 4
                  | Character.digit(escaped.charAt(4 * i + 3), 16));
    }
    return bytes;
  }
}
