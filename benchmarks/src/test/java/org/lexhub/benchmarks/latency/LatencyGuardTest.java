package org.lexhub.benchmarks.latency;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The verdicts of the guard on made-up measurements. */
class LatencyGuardTest {
  private static final Budget FAST = new Budget("A.fast", "reads8", 2);
  private static final Budget LONG = new Budget("A.long", "reads64", 2);
  private static final double BASELINE = 100;

  private final Measurements meter = new Measurements();
  private final List<String> progress = new ArrayList<>();

  /** Gives the times set before, times the load of the machine at the moment. */
  private static final class Measurements implements Meter {
    final Map<String, Double> nanos = new HashMap<>();
    final List<String> calls = new ArrayList<>();
    double[] load = {1};

    @Override
    public void warmUp(String benchmark) {
      calls.add("warm up " + benchmark);
    }

    @Override
    public double nanos(String benchmark) {
      double now = load[calls.size() / 2 % load.length];
      calls.add(benchmark);
      Double time = nanos.get(benchmark);
      return now * (time == null ? BASELINE : time);
    }
  }

  private List<Verdict> run(Budget... budgets) {
    return new LatencyGuard(meter, 3, progress::add).run(List.of(budgets));
  }

  @Test
  void passesWhatIsWithinItsBudget() {
    meter.nanos.put("A.fast", 1.9 * BASELINE);
    meter.nanos.put("A.long", 2 * BASELINE);

    List<Verdict> verdicts = run(FAST, LONG);

    assertThat(verdicts).extracting(Verdict::budget).containsExactly(FAST, LONG);
    assertThat(verdicts).noneMatch(Verdict::exceeded);
    assertThat(verdicts.getFirst().nanos()).isEqualTo(190);
    assertThat(verdicts.getFirst().ratio()).isEqualTo(1.9);
  }

  @Test
  void failsAQueryThatIsSlowedDownThreefold() {
    meter.nanos.put("A.fast", 3 * 1.2 * BASELINE);

    List<Verdict> verdicts = run(FAST, LONG);

    assertThat(verdicts).extracting(Verdict::exceeded).containsExactly(true, false);
    assertThat(verdicts.getFirst().ratio()).isCloseTo(3.6, within(1e-9));
  }

  @Test
  void loadThatSlowsBothChangesNoRatio() {
    meter.nanos.put("A.fast", 1.5 * BASELINE);
    meter.load = new double[] {1, 40, 3};

    assertThat(run(FAST).getFirst().ratio()).isEqualTo(1.5);
  }

  @Test
  void baselineAndQueryRunByTurnsAfterAllAreWarm() {
    run(FAST, LONG);

    assertThat(meter.calls.subList(0, 4))
        .containsExactly(
            "warm up BaselineBenchmark.reads8",
            "warm up BaselineBenchmark.reads64",
            "warm up A.fast",
            "warm up A.long");
    assertThat(meter.calls.subList(4, 8))
        .containsExactly(
            "BaselineBenchmark.reads8", "A.fast", "BaselineBenchmark.reads64", "A.long");
    assertThat(meter.calls).hasSize(4 + 3 * 4);
  }

  @Test
  void furtherAttemptMeasuresOnlyWhatExceeded() {
    List<Verdict> exceeded = List.of(new Verdict(FAST, 360, 3.6), new Verdict(LONG, 360, 3.6));

    List<String> command =
        FreshVm.command(List.of("--only", "A.*", "--slow", "A.*=3"), exceeded, 2);

    int main = command.indexOf(BenchCommand.class.getName());
    assertThat(command.subList(main + 1, command.size() - 1))
        .containsExactly("--only", "A.*", "--slow", "A.*=3", "--attempt", "2", "--only");
    assertThat("A.fast").matches(command.getLast());
    assertThat("A.long").matches(command.getLast());
    assertThat("A.fastest").doesNotMatch(command.getLast());
  }

  @Test
  void tableNamesWhatExceedsAndWhatToDo() {
    String table = table(List.of(new Verdict(FAST, 360, 3.6), new Verdict(LONG, 50, 0.5)), true);

    assertThat(table)
        .contains("| A.fast ", "180 % |", "25 % |")
        .contains("A.fast takes 3.600 times as long as reads8; the budget is 2.000 times")
        .contains("budgets.properties")
        .contains("1 of 2 queries exceed");
  }

  @Test
  void tableOfAnotherDatasetJudgesNothing() {
    String table = table(List.of(new Verdict(FAST, 360, 3.6)), false);

    assertThat(table).contains("no budgets apply").doesNotContain("exceed", "180 %");
  }

  private static String table(List<Verdict> verdicts, boolean judge) {
    StringWriter text = new StringWriter();
    LatencyTable.print(verdicts, judge, new PrintWriter(text));
    return text.toString();
  }
}
