package io.avrodyne.benchmarks.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TurnsTest {

  @TempDir Path folder;

  @Test
  void sidesAlternate() throws Exception {
    Path file = folder.resolve("a file: of turns");
    Turns.begin(file, Side.CURRENT);
    List<Side> order = new ArrayList<>();
    Thread other = new Thread(() -> takeTurns(file, Side.BASE, order));
    other.start();
    takeTurns(file, Side.CURRENT, order);
    other.join();
    assertEquals(
        List.of(Side.CURRENT, Side.BASE, Side.CURRENT, Side.BASE, Side.CURRENT, Side.BASE), order);
  }

  private static void takeTurns(Path file, Side side, List<Side> order) {
    Turns turns = turns(file, side);
    for (int i = 0; i < 3; i++) {
      turns.await();
      order.add(side);
      turns.end();
    }
  }

  @Test
  void missingFileFailsAtTheFirstTurn() throws IOException {
    Turns turns = turns(folder.resolve("missing"), Side.BASE);
    assertThrows(UncheckedIOException.class, turns::await);
  }

  /** Creates one as JMH does, from what follows the first colon. */
  private static Turns turns(Path file, Side side) {
    return new Turns(Turns.argument(file, side).split(":", 2)[1]);
  }
}
