package io.avrodyne.benchmarks.harness.run;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/**
 * A checksum of the compiled code, by which a run that resumes notices that its earlier results are
 * of other code. The files of a build are compared and not its commit, because a directory may
 * contain changes, and not their times, because Maven compiles them again.
 */
final class CodeVersion {

  private CodeVersion() {}

  /** Returns the version of all that is on the class path. */
  static String ofClassPath() throws IOException {
    String[] classPath = System.getProperty("java.class.path").split(File.pathSeparator, -1);
    return of(Stream.of(classPath).map(Path::of).toList());
  }

  /**
   * Returns the version of files and of directories with all their files. The path of a directory
   * does not count, so that a project can be moved.
   */
  static String of(List<Path> classPath) throws IOException {
    CRC32 checksum = new CRC32();
    for (Path entry : classPath.stream().filter(Files::exists).toList()) {
      try (Stream<Path> files = Files.walk(entry)) {
        for (Path each : files.filter(Files::isRegularFile).sorted().toList()) {
          checksum.update(entry.relativize(each).toString().getBytes(UTF_8));
          checksum.update(Files.readAllBytes(each));
        }
      }
    }
    return Long.toHexString(checksum.getValue());
  }
}
