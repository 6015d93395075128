package io.avrodyne.flink.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Scanner;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
class LargeStateTest {

  @Test
  void stateOfRocksDbMayBeLargerThanTheHeap(@TempDir Path folder) throws Exception {
    String output = Program.run(folder, LargeState.class, "-Xmx96m");
    try (Scanner numbers = new Scanner(output)) {
      long read = numbers.nextLong();
      assertEquals((long) LargeState.DOCUMENTS * LargeState.CHARACTERS, read);
      long heap = numbers.nextLong();
      // A character is a byte of state.
      assertTrue(read > heap * 3 / 2, output);
    }
  }
}
