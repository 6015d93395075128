package io.avrodyne.benchmarks.harness.report;

import static io.avrodyne.benchmarks.harness.report.Measurements.measured;
import static io.avrodyne.benchmarks.harness.report.Measurements.section;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.benchmarks.harness.Track;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SectionsTest {

  @Test
  void ranksEachTrackByItself() {
    Section section =
        section(
            measured(Track.NATIVE, "Protobuf", "read", 900, 1),
            measured(Track.OBJECTS, "Kryo", "read", 50, 1),
            measured(Track.OBJECTS, "Avrodyne", "read", 200, 1));
    assertEquals(
        List.of(Track.OBJECTS, Track.NATIVE),
        section.rankings().stream().map(Ranking::track).toList());
    Ranking objects = section.rankings().get(0);
    assertEquals(List.of("Avrodyne", "Kryo"), objects.rows().stream().map(Row::contender).toList());
    assertEquals(0.25, objects.relative(objects.rows().get(1), "read").orElseThrow());
    Ranking natives = section.rankings().get(1);
    assertEquals(1, natives.relative(natives.rows().get(0), "read").orElseThrow());
  }

  @Test
  void keepsUnitsApart() {
    List<Section> sections =
        Sections.of(
            List.of(
                measured(Track.OBJECTS, "Kryo", "read", 50, 1),
                measured(Track.OBJECTS, "Kryo", "read", new Score(40, 1, "ns/op", false))),
            List.of());
    assertEquals(List.of("ns/op", "ops/ms"), sections.stream().map(Section::unit).toList());
    assertEquals("lower is better", sections.get(0).direction());
  }

  @Test
  void ordersOperationsAsTheyHappen() {
    Section section =
        section(
            measured(Track.OBJECTS, "Kryo", "roundTrip", 50, 1),
            measured(Track.OBJECTS, "Kryo", "other", 50, 1),
            measured(Track.OBJECTS, "Kryo", "read", 50, 1),
            measured(Track.OBJECTS, "Kryo", "write", 50, 1));
    assertEquals(
        List.of("write", "read", "roundTrip", "other"), section.rankings().get(0).operations());
  }

  @Test
  void joinsFailuresOfOneContender() {
    Section section =
        Sections.of(
                List.of(measured(Track.OBJECTS, "Kryo", "roundTrip", 50, 1)),
                List.of(failure("Kryo", ".read"), failure("Kryo", ".write"), failure("Sbe", "")))
            .get(0);
    assertEquals(
        List.of(
            new Absence("Kryo", List.of("write", "read"), "failed: no memory"),
            new Absence("Sbe", List.of(), "failed: no memory")),
        section.absences());
    assertTrue(section.isAbsent("Sbe", "read"));
    assertFalse(section.isAbsent("Kryo", "roundTrip"));
  }

  @Test
  void showsAWorkloadThatOnlyFailed() {
    List<Section> sections = Sections.of(List.of(), List.of(failure("Kryo", ".read")));
    assertEquals(List.of("EQUITY_T2, rotating"), sections.stream().map(Section::title).toList());
  }

  @Test
  void takesTheSubjectFromNameAndParameters() {
    assertEquals(
        new Subject("EQUITY_T2", "rotating", "Fory", "read"),
        Subject.of(Measurements.PACKAGE + "ForyBenchmark.read", Measurements.PARAMETERS));
    assertEquals(
        new Subject("lists", "size=10, T1", "Floor", "sum"),
        Subject.of("some.where.lists.Floor.sum", Map.of("variant", "T1", "size", "10")));
    assertEquals(new Subject("", "", "Floor", ""), Subject.of("Floor", Map.of()));
  }

  @Test
  void namesContenders() {
    assertEquals("Avro specific, hydrated", ContenderStyle.name("AvroSpecificHydrated"));
    assertEquals("Jackson JSON", ContenderStyle.name("JacksonJson"));
    assertEquals("XStream, compact", ContenderStyle.name("XStreamCompact"));
    assertEquals("MessagePack", ContenderStyle.name("MessagePack"));
    assertEquals("Something new", ContenderStyle.name("SomethingNew"));
  }

  private static Failure failure(String contender, String method) {
    return new Failure(
        Measurements.PACKAGE + contender + "Benchmark" + method,
        Measurements.PARAMETERS,
        "failed: no memory");
  }
}
