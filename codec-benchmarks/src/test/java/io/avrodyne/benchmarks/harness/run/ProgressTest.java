package io.avrodyne.benchmarks.harness.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.avrodyne.benchmarks.harness.run.Schedule.Turn;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProgressTest {

  private final ByteArrayOutputStream printed = new ByteArrayOutputStream();

  private static List<Turn> turns() throws Exception {
    Selection selection =
        SelectionTest.select(
            Profile.everything(),
            "fake.*read",
            "-p",
            "amount=1",
            "-p",
            "workload=RED",
            "-wi",
            "1",
            "-w",
            "20s",
            "-i",
            "1",
            "-r",
            "39s");
    return Schedule.of(selection.cases());
  }

  private Progress progress(List<Turn> turns) {
    return new Progress(new PrintStream(printed, true, StandardCharsets.UTF_8), turns);
  }

  @Test
  void saysBeforehandWhatARunTakes() throws Exception {
    progress(turns()).start(1, "some.log");
    assertEquals(
        List.of(
            "4 forks of 2 benchmarks, about 4 min. You can stop it with Ctrl-C and keep the results"
                + " so far.",
            "1 benchmark is left out; the report says why.",
            "JMH prints to some.log"),
        lines());
  }

  @Test
  void estimatesTheRestFromWhatTheForksTook() throws Exception {
    List<Turn> turns = turns();
    Progress progress = progress(turns);
    progress.ended(turns.get(0), "5 ops/s", Duration.ofMinutes(2));
    progress.skipped();
    progress.ended(turns.get(2), "6 ops/s", Duration.ofMinutes(2));
    progress.ended(turns.get(3), "7 ops/s", Duration.ofMinutes(2));
    assertEquals(
        List.of(
            "[1/4] fake.Fake read RED 1, fork 1 of 2: 5 ops/s, about 6 min left",
            "[3/4] fake.Fake read RED 1, fork 2 of 2: 6 ops/s, about 2 min left",
            "[4/4] fake.Rival read RED 1, fork 2 of 2: 7 ops/s"),
        lines());
  }

  private List<String> lines() {
    return printed.toString(StandardCharsets.UTF_8).lines().toList();
  }
}
