package org.lexhub.loader.cli;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lexhub.loader.cli.LoaderProcess.Ending;

/**
 * A load in a separate process. strace records its system calls on the files of its folder, or
 * injects a fault into one of them.
 */
final class TracedLoad {
  /** The system calls that change a folder; those with a question mark are not on every machine. */
  private static final String CALLS =
      "openat,write,pwrite64,fsync,fdatasync,?rename,renameat,?renameat2,?unlink,unlinkat,?chmod,"
          + "fchmodat,ftruncate";

  /**
   * Makes strace a child of the process that it traces, so that the process id, which is in the
   * name of the file that is built, is that of the loader.
   */
  private static final String SCRIPT =
      """
      log=$1 folder=$2; shift 2
      exec strace -D -f -qq -y -o "$log" -e signal=none -P "$folder/build-$$.tmp" "$@"
      """;

  private static final Pattern CALL = Pattern.compile("(\\d+) +(\\w+)\\((.*)");

  /** The n-th system call of a kind, from 1. */
  record Step(String call, int nth, String arguments) {
    boolean opens() {
      return call.equals("openat");
    }

    boolean changesContent() {
      return call.endsWith("write") || call.startsWith("pwrite");
    }

    boolean touches(String text) {
      return arguments.contains(text);
    }

    @Override
    public String toString() {
      int end = Math.min(arguments.length(), 160);
      return call + " number " + nth + ": " + arguments.substring(0, end);
    }
  }

  private final Path folder;
  private final Path log;
  private final String newName;

  /**
   * Creates a load into a folder.
   *
   * @param newName the name of the snapshot that it publishes
   */
  TracedLoad(Path folder, String newName) {
    this.folder = folder;
    this.log = folder.resolveSibling(folder.getFileName() + ".log");
    this.newName = newName;
  }

  /** Skips the test if processes cannot be traced. */
  static void assume() throws InterruptedException {
    int code;
    try {
      code =
          new ProcessBuilder("bash", "-c", "strace -D -f --seccomp-bpf -qq -o /dev/null true")
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start()
              .waitFor();
    } catch (IOException e) {
      code = -1;
    }
    assumeTrue(code == 0, "SKIPPED: needs bash and strace, and the right to trace a process");
  }

  /** Loads without a fault and returns all calls on the folder and its files, in order. */
  List<Step> record() throws IOException, InterruptedException {
    Ending ending = trace("trace=" + CALLS, false);
    if (ending.code() != 0) {
      throw new IllegalStateException("the load can't be traced: " + ending);
    }
    List<Step> steps = new ArrayList<>();
    Map<String, Integer> counts = new HashMap<>();
    Set<String> threads = new HashSet<>();
    for (String line : Files.readAllLines(log)) {
      Matcher call = CALL.matcher(line);
      if (call.lookingAt()) {
        int nth = counts.merge(call.group(2), 1, Integer::sum);
        steps.add(new Step(call.group(2), nth, call.group(3)));
        threads.add(call.group(1));
      }
    }
    if (threads.size() != 1) {
      // strace counts calls by thread, so only calls of one thread can be addressed.
      throw new IllegalStateException("calls of " + threads.size() + " threads in " + log);
    }
    return steps;
  }

  /**
   * Loads with a fault in one step.
   *
   * @param fault the fault that strace injects, such as {@code signal=KILL}
   * @param on whether all later calls of the kind fail as well
   */
  Ending disturb(Step step, String fault, boolean on) throws IOException, InterruptedException {
    String when = ":when=" + step.nth() + (on ? "+" : "");
    return trace("inject=" + step.call() + ":" + fault + when, fault.startsWith("signal="));
  }

  /**
   * Loads under strace.
   *
   * @param everything whether to stop at every system call of the process, which is slower than a
   *     filter in the kernel but is required to inject signals
   */
  private Ending trace(String expression, boolean everything)
      throws IOException, InterruptedException {
    List<String> words = new ArrayList<>(List.of("bash", "-c", SCRIPT, "bash"));
    words.addAll(List.of(log.toString(), folder.toString(), "-e", "trace=" + CALLS));
    words.addAll(List.of("-e", expression, "-P", folder.toString()));
    if (!everything) {
      words.add("--seccomp-bpf");
    }
    String summary = newName.replace(".lexhub", ".txt");
    for (String file : List.of("CURRENT", "PREVIOUS", "INPUTS", newName, summary)) {
      words.addAll(List.of("-P", folder.resolve(file).toString()));
      words.addAll(List.of("-P", folder.resolve(file + ".tmp").toString()));
    }
    return LoaderProcess.load(folder, words);
  }
}
