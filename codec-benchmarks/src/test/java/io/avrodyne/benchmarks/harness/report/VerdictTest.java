package io.avrodyne.benchmarks.harness.report;

import static io.avrodyne.benchmarks.harness.report.Measurements.measured;
import static io.avrodyne.benchmarks.harness.report.Measurements.section;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.harness.report.Verdict.Outcome;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class VerdictTest {

  @Test
  void namesTheNextBest() {
    assertVerdict(
        Outcome.FIRST,
        "Avrodyne writes 1.12 times and reads 1.05 times as fast as Apache Fory, the next best.",
        measured(Track.OBJECTS, "Avrodyne", "write", 112, 1),
        measured(Track.OBJECTS, "Avrodyne", "read", 105, 1),
        measured(Track.OBJECTS, "Fory", "write", 100, 1),
        measured(Track.OBJECTS, "Fory", "read", 100, 1),
        measured(Track.OBJECTS, "Kryo", "write", 50, 1));
  }

  @Test
  void callsOverlappingIntervalsATie() {
    assertVerdict(
        Outcome.TIE,
        "Avrodyne writes 2.00 times as fast as Kryo 5, the next best; it ties with Apache Fory at"
            + " reading (0.98 times as fast, within the intervals).",
        measured(Track.OBJECTS, "Avrodyne", "write", 100, 1),
        measured(Track.OBJECTS, "Avrodyne", "read", 98, 1),
        measured(Track.OBJECTS, "Kryo", "write", 50, 1),
        measured(Track.OBJECTS, "Fory", "read", 100, 1));
  }

  @Test
  void saysWhereAvrodyneIsNotFirst() {
    assertVerdict(
        Outcome.NOT_FIRST,
        "Avrodyne is not first at reading: its place is 3, and Apache Fory reads 2.00 times as"
            + " fast.",
        measured(Track.OBJECTS, "Avrodyne", "read", 100, 1),
        measured(Track.OBJECTS, "Kryo", "read", 150, 1),
        measured(Track.OBJECTS, "Fory", "read", 200, 1));
  }

  @Test
  void aRivalThatIsFasterBeyondDoubtIsNoTie() {
    assertVerdict(
        Outcome.NOT_FIRST,
        "Avrodyne is not first at reading: its place is 2, and Kryo 5 reads 1.25 times as fast.",
        measured(Track.OBJECTS, "Avrodyne", "read", 100, 1),
        measured(Track.OBJECTS, "Kryo", "read", 125, 5),
        measured(Track.OBJECTS, "Fory", "read", 130, 40));
  }

  @Test
  void aSlowerRivalWithinTheIntervalIsATie() {
    assertVerdict(
        Outcome.TIE,
        "Avrodyne ties with Kryo 5 at reading (1.06 times as fast, within the intervals).",
        measured(Track.OBJECTS, "Avrodyne", "read", 100, 1),
        measured(Track.OBJECTS, "Kryo", "read", 94, 20),
        measured(Track.OBJECTS, "Fory", "read", 95, 1));
  }

  @Test
  void findsLessTimeBetter() {
    assertVerdict(
        Outcome.FIRST,
        "Avrodyne reads 4.00 times as fast as Kryo 5, the next best.",
        measured(Track.OBJECTS, "Avrodyne", "read", new Score(10, 1, "ms/op", false)),
        measured(Track.OBJECTS, "Kryo", "read", new Score(40, 1, "ms/op", false)));
  }

  @Test
  void saysThatThereAreNoIntervals() {
    assertVerdict(
        Outcome.FIRST,
        "Avrodyne reads 1.01 times as fast as Kryo 5, the next best (too few iterations for"
            + " intervals).",
        measured(Track.OBJECTS, "Avrodyne", "read", 101, Double.NaN),
        measured(Track.OBJECTS, "Kryo", "read", 100, Double.NaN));
  }

  @Test
  void neverComparesAcrossTracks() {
    assertVerdict(
        Outcome.FIRST,
        "Avrodyne reads 2.00 times as fast as Kryo 5, the next best.",
        measured(Track.OBJECTS, "Avrodyne", "read", 100, 1),
        measured(Track.OBJECTS, "Kryo", "read", 50, 1),
        measured(Track.NATIVE, "Sbe", "read", 900, 1),
        measured(Track.FLOOR, "MemoryCopy", "read", 9000, 1));
  }

  @Test
  void prefixesOtherTracks() {
    assertVerdict(
        Outcome.FIRST,
        "Avrodyne reads 2.00 times as fast as Kryo 5, the next best. On the reuse track,"
            + " Avrodyne, reuse is not first at reading: its place is 2, and SBE, flyweight reads 3.00 times"
            + " as fast.",
        measured(Track.OBJECTS, "Avrodyne", "read", 100, 1),
        measured(Track.OBJECTS, "Kryo", "read", 50, 1),
        measured(Track.REUSE, "AvrodyneReuse", "read", 100, 1),
        measured(Track.REUSE, "Sbe", "read", 300, 1));
  }

  /** Nobody has to open strings, so what they gain counts for nothing. */
  @Test
  void isAboutStringsThatAreNotOpen() {
    assertVerdict(
        Outcome.NOT_FIRST,
        "Avrodyne is not first at reading: its place is 2, and Apache Fory reads 1.50 times as"
            + " fast.",
        measured(Track.OBJECTS, "Avrodyne", "read", 100, 1),
        measured(Track.OBJECTS, "AvrodyneOpened", "read", 200, 1),
        measured(Track.OBJECTS, "Fory", "read", 150, 1));
  }

  @Test
  void comparesWithTheFloors() {
    Section section =
        section(
            measured(Track.OBJECTS, "Avrodyne", "write", 80, 1),
            measured(Track.OBJECTS, "Avrodyne", "read", 90, 1),
            measured(Track.FLOOR, "PlainArray", "write", 100, 1),
            measured(Track.FLOOR, "PlainArray", "read", 100, 1),
            measured(Track.FLOOR, "MemoryCopy", "write", 2000, 1));
    Verdict verdict = Verdict.of(section);
    assertEquals(Outcome.OPEN, verdict.outcome());
    assertEquals(
        Optional.of(
            "Speed as a share of the floors: Plain array, checked: write 80 %, read 90 %; Memory copy:"
                + " write 4.0 %."),
        verdict.floors());
  }

  @Test
  void tellsWhyAvrodyneHasNoResult() {
    Section section =
        Sections.of(
                List.of(measured(Track.OBJECTS, "Kryo", "read", 100, 1)),
                List.of(
                    new Failure(
                        Measurements.PACKAGE + "AvrodyneBenchmark.read",
                        Measurements.PARAMETERS,
                        "failed: no memory")))
            .get(0);
    assertEquals("Avrodyne has no result: failed: no memory.", Verdict.of(section).sentence());
  }

  @Test
  void hasNoFloorsWhereNoneWereMeasured() {
    Section section = section(measured(Track.OBJECTS, "Avrodyne", "read", 100, 1));
    assertFalse(Verdict.of(section).floors().isPresent());
  }

  private static void assertVerdict(Outcome outcome, String sentence, Measurement... measurements) {
    Verdict verdict = Verdict.of(section(measurements));
    assertEquals(sentence, verdict.sentence());
    assertEquals(outcome, verdict.outcome());
  }
}
