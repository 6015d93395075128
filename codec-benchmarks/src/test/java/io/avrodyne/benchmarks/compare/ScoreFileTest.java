package io.avrodyne.benchmarks.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScoreFileTest {

  private static final Case WRITE = new Case("a.B.write", "EQUITY_T2", "data=CONSTANT");
  private static final Case READ = new Case("a.B.read", "EQUITY_T2", "data=CONSTANT");

  @TempDir Path folder;

  @Test
  void keepsEveryPair() throws IOException {
    Path file = folder.resolve("scores.json");
    ScoreFile scores = ScoreFile.open(file);
    scores.add(WRITE, new Pair(2, 3, 1.5));
    scores.add(READ, new Pair(4, 2, 0.5));
    scores.add(WRITE, new Pair(1, 2, 2.0));
    ScoreFile again = ScoreFile.open(file);
    assertEquals(List.of(1.5, 2.0), again.of(WRITE));
    assertEquals(List.of(0.5), again.of(READ));
  }

  @Test
  void ignoresWhatWasNotWrittenToItsEnd() throws IOException {
    Path file = folder.resolve("scores.json");
    ScoreFile.open(file).add(WRITE, new Pair(2, 3, 1.5));
    Files.writeString(folder.resolve("scores.json.tmp"), "{\"EQUITY");
    assertEquals(List.of(1.5), ScoreFile.open(file).of(WRITE));
    ScoreFile.open(file).add(WRITE, new Pair(1, 2, 2.0));
    assertEquals(List.of(1.5, 2.0), ScoreFile.open(file).of(WRITE));
  }
}
