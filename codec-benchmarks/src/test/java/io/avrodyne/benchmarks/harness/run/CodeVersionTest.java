package io.avrodyne.benchmarks.harness.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CodeVersionTest {

  @TempDir private Path directory;

  private Path classes(String parent, String content) throws IOException {
    Path classes = Files.createDirectories(directory.resolve(parent).resolve("classes"));
    Files.writeString(classes.resolve("Some.class"), content);
    return classes;
  }

  private static String version(Path... classPath) throws IOException {
    return CodeVersion.of(List.of(classPath));
  }

  @Test
  void theSameCodeElsewhereHasTheSameVersion() throws Exception {
    assertEquals(version(classes("one", "code")), version(classes("two", "code")));
  }

  @Test
  void otherCodeHasAnotherVersion() throws Exception {
    assertNotEquals(version(classes("one", "code")), version(classes("two", "core")));
  }

  @Test
  void jarsCountToo() throws Exception {
    Path jar = Files.writeString(directory.resolve("some.jar"), "jar");
    String before = version(classes("one", "code"), jar);
    Files.writeString(jar, "other");
    assertNotEquals(before, version(classes("one", "code"), jar));
  }

  @Test
  void ignoresWhatDoesNotExist() throws Exception {
    assertEquals(version(), version(directory.resolve("missing.jar")));
  }

  @Test
  void theClassPathDoesNotChangeDuringARun() throws Exception {
    assertEquals(CodeVersion.ofClassPath(), CodeVersion.ofClassPath());
  }
}
