package io.avrodyne.databases;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;

/** The archive with the program of an Apicurio registry, which the build downloads. */
final class RegistryArchive {

  /** The system property with the path of the archive. */
  private static final String PROPERTY = "registry.archive";

  private static final String VERSION_2 = "apicurio-registry-app-2.";

  private RegistryArchive() {}

  /** Returns why there is no archive, or nothing if there is one. */
  static Optional<String> obstacle() {
    return obstacle(System.getProperty(PROPERTY, ""));
  }

  static Optional<String> obstacle(String path) {
    if (path.isEmpty()) {
      return Optional.of(
          "The registry is not started: the property "
              + PROPERTY
              + " does not name its archive. Build with -Pregistry");
    }
    return Files.isReadable(Path.of(path))
        ? Optional.empty()
        : Optional.of("The registry is not started: it was not downloaded to " + path);
  }

  /** Returns whether the registry is of version 2, which JDK 17 can run. */
  static boolean isVersion2() {
    return String.valueOf(path().getFileName()).startsWith(VERSION_2);
  }

  private static Path path() {
    return Path.of(System.getProperty(PROPERTY, ""));
  }

  /** Unpacks the archive into a new directory. */
  static void unpack(Path directory) throws IOException {
    Path target = Files.createDirectory(directory).toRealPath();
    try (TarArchiveInputStream archive =
        new TarArchiveInputStream(
            new GZIPInputStream(new BufferedInputStream(Files.newInputStream(path()))))) {
      for (TarArchiveEntry each = archive.getNextEntry();
          each != null;
          each = archive.getNextEntry()) {
        unpack(archive, each, target);
      }
    }
  }

  private static void unpack(TarArchiveInputStream archive, TarArchiveEntry entry, Path target)
      throws IOException {
    Path path = entry.resolveIn(target);
    if (entry.isDirectory()) {
      Files.createDirectories(path);
    } else {
      Files.createDirectories(path.getParent());
      Files.copy(archive, path);
    }
  }
}
