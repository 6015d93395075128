package io.avrodyne.benchmarks.harness.run;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.benchmarks.harness.report.RunInfo;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.RunnerException;

/** Runs with forks in this JVM, some of which do not go as planned. */
class SessionTest {

  /** Runs each fork in this JVM, as often as the plan says. */
  private static class Forks extends JmhForks {

    final List<String> ran = new ArrayList<>();
    boolean stopped;

    Forks() {
      super(new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
    }

    @Override
    RunResult run(Case each) throws ForkFailedException, RunnerException {
      ran.add(each.id().label());
      return super.run(each);
    }

    @Override
    void stop() {
      stopped = true;
    }
  }

  private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
  private final Forks forks = new Forks();
  private Selection selection;
  @TempDir private Path directory;

  @BeforeEach
  void select() throws Exception {
    selection = selected("fake.*(read|write)");
  }

  private static Selection selected(String benchmarks) throws Exception {
    String arguments = benchmarks + " -p amount=1 -p workload=RED -f 0 -wi 0 -i 2 -r 5ms";
    return SelectionTest.select(Profile.everything(), arguments.split(" ", -1));
  }

  private Session session(Forks runner, Optional<ResultStore> store) {
    return new Session(
        selection,
        new RunInfo("command", Instant.EPOCH, Optional.empty()),
        directory,
        new PrintStream(printed, true, StandardCharsets.UTF_8),
        runner,
        store);
  }

  private String json() throws IOException {
    return Files.readString(directory.resolve("results.json"));
  }

  private String console() {
    return printed.toString(StandardCharsets.UTF_8);
  }

  @Test
  void measuresAll() throws Exception {
    Session session = session(forks, Optional.empty());
    assertTrue(session.run("log"));
    assertEquals(4, session.results().size());
    assertTrue(json().contains("RivalBenchmark.write"));
    assertTrue(console().contains("[4/4] fake.Rival write RED 1, fork 1 of 1: "), this::console);
  }

  @Test
  void aFailureDoesNotStopTheOthers() throws Exception {
    selection =
        SelectionTest.select(
            Profile.everything(),
            "FailingBenchmark",
            "-f",
            "0",
            "-wi",
            "0",
            "-i",
            "1",
            "-r",
            "5ms",
            "-p",
            "way=THROW,WORK");
    Session session = session(forks, Optional.empty());
    assertFalse(session.run("log"));
    assertEquals(1, session.results().size());
    assertTrue(
        console().contains("fake.Failing run THROW, fork 1 of 1: failed: Fake writes nothing,"),
        this::console);
    assertTrue(json().contains("\"way\" : \"WORK\""), json());
  }

  @Test
  void anInterruptedRunKeepsWhatIsDone() throws Exception {
    Session[] session = new Session[1];
    Forks interrupting = interruptingTheFourth(session);
    session[0] = session(interrupting, Optional.empty());
    assertFalse(session[0].run("log"));
    assertTrue(interrupting.stopped);
    assertTrue(json().contains("FakeBenchmark.write"));
    assertFalse(json().contains("RivalBenchmark.write"));
    assertFalse(console().contains("failed"), this::console);
  }

  @Test
  void anInterruptedRunResumesWithinAWorkload() throws Exception {
    Session[] session = new Session[1];
    Forks interrupting = interruptingTheFourth(session);
    Path results = directory.resolve("full.ser");
    session[0] = session(interrupting, Optional.of(new ResultStore(results, "same")));
    assertFalse(session[0].run("log"));
    assertTrue(session(forks, Optional.of(new ResultStore(results, "same"))).run("log"));
    assertEquals(List.of("fake.Rival write RED 1"), forks.ran);
  }

  /** Returns forks of which the fourth interrupts the session, which is not there yet. */
  private static Forks interruptingTheFourth(Session[] session) {
    return new Forks() {
      @Override
      RunResult run(Case each) throws ForkFailedException, RunnerException {
        if (ran.size() == 3) {
          session[0].interrupt();
          throw new ForkFailedException("Forked VM failed with exit code 137");
        }
        return super.run(each);
      }
    };
  }

  @Test
  void anInterruptedRunReportsItsFailures() throws Exception {
    Session[] session = new Session[1];
    Forks failing =
        new Forks() {
          @Override
          RunResult run(Case each) throws ForkFailedException {
            ran.add(each.id().label());
            if (ran.size() == 2) {
              session[0].interrupt();
            }
            throw new ForkFailedException("Forked VM failed with exit code 137");
          }
        };
    session[0] = session(failing, Optional.empty());
    assertFalse(session[0].run("log"));
    assertTrue(console().contains("The report contains the results so far."), this::console);
  }

  @Test
  void aRunResumesWithWhatIsMissing() throws Exception {
    Selection all = selection;
    selection = selected("fake.*read");
    Path results = directory.resolve("full.ser");
    session(forks, Optional.of(new ResultStore(results, "same"))).run("log");
    selection = all;
    forks.ran.clear();
    Session resumed = session(forks, Optional.of(new ResultStore(results, "same")));
    assertTrue(resumed.run("log"));
    assertEquals(List.of("fake.Fake write RED 1", "fake.Rival write RED 1"), forks.ran);
    assertEquals(4, resumed.results().size());
    assertTrue(json().contains("RivalBenchmark.read"));
  }

  @Test
  void aRunResumesWithTheForksThatAreMissing() throws Exception {
    String arguments = "FakeBenchmark.read -p amount=1 -p workload=RED -f 2 -wi 0 -i 2 -r 5ms";
    selection = SelectionTest.select(Profile.everything(), arguments.split(" ", -1));
    ResultStore store = new ResultStore(directory.resolve("full.ser"), "same");
    store.save(List.of(forks.run(selection.cases().get(0))));
    Session resumed = session(forks, Optional.of(store));
    assertTrue(resumed.run("log"));
    assertEquals(List.of("fake.Fake read RED 1", "fake.Fake read RED 1"), forks.ran);
    assertEquals(2, resumed.results().get(0).getParams().getForks());
    assertEquals(2, store.load().size());
  }

  @Test
  void resultsOfAnotherCommandAreNotUsed() throws Exception {
    Path results = directory.resolve("full.ser");
    session(forks, Optional.of(new ResultStore(results, "one"))).run("log");
    assertEquals(4, new ResultStore(results, "one").load().size());
    assertEquals(List.of(), new ResultStore(results, "other").load());
    new ResultStore(results, "one").clear();
    assertEquals(List.of(), new ResultStore(results, "one").load());
  }

  @Test
  void unreadableResultsAreReportedWithAWayOut() throws Exception {
    Path results = directory.resolve("full.ser");
    ResultStore store = new ResultStore(results, "one");
    session(forks, Optional.of(store)).run("log");
    Files.write(results, new byte[] {1, 2, 3, 4});
    IOException thrown = assertThrows(IOException.class, store::load);
    assertTrue(thrown.toString().contains("start again with -Djmh.fresh=true"), thrown::toString);
  }

  @Test
  void ifJmhCannotGoOnTheReportContainsWhatIsDone() throws Exception {
    Forks failing =
        new Forks() {
          @Override
          RunResult run(Case each) throws ForkFailedException, RunnerException {
            if (ran.size() == 2) {
              throw new RunnerException("no such profiler");
            }
            return super.run(each);
          }
        };
    Session session = session(failing, Optional.empty());
    assertThrows(RunnerException.class, () -> session.run("log"));
    assertTrue(json().contains("FakeBenchmark.read"), json());
  }

  @Test
  void mergedForksHaveAllSamplesAndTheirNumber() throws Exception {
    Case of =
        SelectionTest.select(
                Profile.everything(),
                "FakeBenchmark.read",
                "-p",
                "amount=1",
                "-p",
                "workload=RED",
                "-f",
                "2",
                "-wi",
                "0",
                "-i",
                "3",
                "-r",
                "5ms")
            .cases()
            .get(0);
    RunResult one = forks.run(of);
    RunResult two = forks.run(of);
    RunResult merged = MergedResult.of(List.of(one, two));
    assertEquals(1, one.getParams().getForks());
    assertEquals(2, merged.getParams().getForks());
    assertEquals("RED", merged.getParams().getParam("workload"));
    assertEquals(6, merged.getPrimaryResult().getSampleCount());
    assertEquals(
        (one.getPrimaryResult().getScore() + two.getPrimaryResult().getScore()) / 2,
        merged.getPrimaryResult().getScore(),
        1e-6 * merged.getPrimaryResult().getScore());
    assertEquals(CaseId.of(one.getParams()), CaseId.of(merged.getParams()));
    assertArrayEquals(one.getParams().getThreadGroups(), merged.getParams().getThreadGroups());
  }

  @Test
  void aCrashOfAForkIsAFailureWithTheExitCode() throws Exception {
    selection =
        SelectionTest.select(
            Profile.everything(),
            "FailingBenchmark",
            "-f",
            "1",
            "-wi",
            "0",
            "-i",
            "1",
            "-r",
            "5ms",
            "-p",
            "way=CRASH");
    assertFalse(session(forks, Optional.empty()).run("log"));
    assertTrue(console().contains("exit code 3"), this::console);
  }
}
