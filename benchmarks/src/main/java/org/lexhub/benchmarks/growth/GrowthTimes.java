package org.lexhub.benchmarks.growth;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.lexhub.benchmarks.Race;

/**
 * Times the queries of several snapshots by turns, so that their ratios can be compared while other
 * programs run: {@code GrowthTimes QUESTIONS ROUNDS FOLDER…}. Prints a line of tab-separated values
 * for each folder, after one with the names of the columns.
 *
 * <p>This is no JMH benchmark because all snapshots take turns; see {@link Race}.
 */
public final class GrowthTimes {
  private GrowthTimes() {}

  /** Runs the measurement. */
  public static void main(String[] arguments) throws IOException {
    int questions = Integer.parseInt(arguments[0]);
    int rounds = Integer.parseInt(arguments[1]);
    List<Path> folders = new ArrayList<>();
    for (int i = 2; i < arguments.length; i++) {
      folders.add(Path.of(arguments[i]));
    }
    List<GrownStore> stores = new ArrayList<>();
    try {
      for (Path folder : folders) {
        stores.add(GrownStore.open(folder, questions));
      }
      print(folders, stores, questions, rounds);
    } finally {
      stores.forEach(GrownStore::close);
    }
  }

  private static void print(List<Path> folders, List<GrownStore> stores, int questions, int rounds)
      throws IOException {
    StringBuilder head = new StringBuilder("senses\tlexemes\tsnapshot_bytes\topen_us");
    List<StringBuilder> lines = new ArrayList<>();
    for (int i = 0; i < stores.size(); i++) {
      GrownStore store = stores.get(i);
      GrownStore.openingNanos(folders.get(i), rounds); // compiles what the next ones run
      long nanos = GrownStore.openingNanos(folders.get(i), 2 * rounds + 1);
      StringBuilder line = new StringBuilder();
      line.append(store.senses()).append('\t').append(store.lexemes());
      lines.add(line.append('\t').append(store.bytes()).append('\t').append(number(nanos / 1e3)));
    }
    for (GrowthQuery query : GrowthQuery.values()) {
      head.append('\t').append(query.median()).append('\t').append(query.tail());
      List<Race.Times> times = race(query, stores, questions, rounds);
      for (int i = 0; i < lines.size(); i++) {
        lines.get(i).append('\t').append(number(times.get(i).micros(0.5)));
        lines.get(i).append('\t').append(number(times.get(i).micros(0.99)));
      }
    }
    System.out.println(head);
    lines.forEach(System.out::println);
  }

  private static String number(double micros) {
    return String.format(Locale.ROOT, "%.3f", micros);
  }

  private static List<Race.Times> race(
      GrowthQuery query, List<GrownStore> stores, int questions, int rounds) throws IOException {
    List<Race.Runner<Integer>> runners = new ArrayList<>();
    for (GrownStore store : stores) {
      runners.add(question -> query.ask(store, question));
    }
    Race<Integer> race = new Race<>(IntStream.range(0, questions).boxed().toList(), rounds);
    @SuppressWarnings({"unchecked", "rawtypes"}) // arrays have no type arguments
    Race.@Nullable Times[] times =
        race.run((Race.Runner<Integer>[]) runners.toArray(new Race.Runner[0]));
    List<Race.Times> all = new ArrayList<>();
    for (Race.@Nullable Times one : times) {
      all.add(Objects.requireNonNull(one));
    }
    return all;
  }
}
