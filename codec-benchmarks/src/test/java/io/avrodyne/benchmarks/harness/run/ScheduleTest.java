package io.avrodyne.benchmarks.harness.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class ScheduleTest {

  private static List<String> turns(String... arguments) throws Exception {
    Selection selection = SelectionTest.select(Profile.everything(), arguments);
    return Schedule.of(selection.cases()).stream()
        .map(each -> each.of().id().label() + " #" + each.round())
        .toList();
  }

  @Test
  void theForksOfRivalsAlternate() throws Exception {
    assertEquals(
        List.of(
            "fake.Fake read RED 1 #1",
            "fake.Rival read RED 1 #1",
            "fake.Fake read RED 1 #2",
            "fake.Rival read RED 1 #2",
            "fake.Fake write RED 1 #1",
            "fake.Rival write RED 1 #1",
            "fake.Fake write RED 1 #2",
            "fake.Rival write RED 1 #2",
            "fake.Fake read GREEN 1 #1",
            "fake.Rival read GREEN 1 #1"),
        turns("fake.*(read|write)", "-p", "amount=1").subList(0, 10));
  }

  @Test
  void theForksOfRivalsOfOneClassAlternate() throws Exception {
    assertEquals(
        List.of(
            "actors.Avrodyne persist NONE PEKKO 10 COUNTER MEMORY 8 #1",
            "actors.Protobuf persist NONE PEKKO 10 COUNTER MEMORY 8 #1",
            "actors.Avrodyne persist NONE PEKKO 10 COUNTER MEMORY 8 #2",
            "actors.Protobuf persist NONE PEKKO 10 COUNTER MEMORY 8 #2"),
        turns(
            "EngineBenchmark",
            "-p",
            "store=MEMORY",
            "-p",
            "contender=Avrodyne,Protobuf",
            "-f",
            "2"));
  }

  @Test
  void runsOnceWithoutForks() throws Exception {
    assertEquals(
        List.of("fake.Fake read RED 1 #1"),
        turns("FakeBenchmark.read", "-p", "amount=1", "-p", "workload=RED", "-f", "0"));
  }
}
