package io.avrodyne.databases;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class SmallDiskTest {

  private static final byte[] BYTES = {1};

  @BeforeAll
  static void canMount() {
    assumeTrue(SmallDisk.obstacle().isEmpty(), () -> SmallDisk.obstacle().orElseThrow());
  }

  @Test
  void isFullUntilItIsFreed() throws IOException {
    try (SmallDisk disk = SmallDisk.mount(1)) {
      disk.fill();
      assertThrows(IOException.class, () -> Files.write(disk.path().resolve("first"), BYTES));
      disk.free();
      assertTrue(Files.exists(Files.write(disk.path().resolve("second"), BYTES)));
    }
  }

  @Test
  void isUnmountedWhenClosedEvenWhileAFileIsOpen() throws IOException {
    SmallDisk disk = SmallDisk.mount(2);
    InputStream open = Files.newInputStream(Files.write(disk.path().resolve("file"), BYTES));
    try (open) {
      disk.close();
      assertFalse(Files.exists(disk.path()));
      assertFalse(Files.readString(Path.of("/proc/mounts")).contains(disk.path().toString()));
    }
    disk.close();
  }
}
