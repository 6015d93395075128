package io.avrodyne.databases;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RegistryArchiveTest {

  @TempDir private Path directory;

  @Test
  void saysHowToGetTheRegistry() {
    assertEquals(
        Optional.of(
            "The registry is not started: the property registry.archive does not name its archive."
                + " Build with -Pregistry"),
        RegistryArchive.obstacle(""));
  }

  @Test
  void saysWhereADownloadIsMissing() throws Exception {
    Path archive = directory.resolve("registry.tar.gz");
    assertEquals(
        Optional.of("The registry is not started: it was not downloaded to " + archive),
        RegistryArchive.obstacle(archive.toString()));
    Files.createFile(archive);
    assertEquals(Optional.empty(), RegistryArchive.obstacle(archive.toString()));
  }
}
