package io.avrodyne.benchmarks.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScoreFileTest {

  private static final Case WRITE = new Case("a.B.write", "EQUITY_T2", List.of("data=CONSTANT"));
  private static final Case READ = new Case("a.B.read", "EQUITY_T2", List.of("data=CONSTANT"));

  @TempDir Path folder;

  @Test
  void keepsEveryFork() throws IOException {
    Path file = folder.resolve("scores.tsv");
    ScoreFile scores = ScoreFile.open(file);
    scores.add(WRITE, Side.BASE, 1.5);
    scores.add(WRITE, Side.CURRENT, 2.5);
    scores.add(READ, Side.BASE, 3.5);
    scores.add(WRITE, Side.BASE, 4.5);
    ScoreFile again = ScoreFile.open(file);
    assertEquals(new Scores(List.of(1.5, 4.5), List.of(2.5)), again.of(WRITE));
    assertEquals(new Scores(List.of(3.5), List.of()), again.of(READ));
  }

  @Test
  void ignoresWhatWasNotWrittenToItsEnd() throws IOException {
    Path file = folder.resolve("scores.tsv");
    ScoreFile.open(file).add(WRITE, Side.BASE, 1.5);
    Files.writeString(file, WRITE.name() + "\tBASE\t4", StandardOpenOption.APPEND);
    assertEquals(new Scores(List.of(1.5), List.of()), ScoreFile.open(file).of(WRITE));
    ScoreFile.open(file).add(WRITE, Side.BASE, 2.5);
    assertEquals(new Scores(List.of(1.5, 2.5), List.of()), ScoreFile.open(file).of(WRITE));
  }
}
