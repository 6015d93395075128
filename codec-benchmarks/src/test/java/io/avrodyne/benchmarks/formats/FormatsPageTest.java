package io.avrodyne.benchmarks.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** A test that the page of formats is what the contenders write. */
class FormatsPageTest {

  private static final Path PAGE = Path.of("results", "FORMATS.md");

  @Test
  void pageIsWhatTheContendersWrite() throws IOException {
    String text = FormatsPage.text();
    Path written = Path.of("target", "FORMATS.md");
    Files.writeString(written, text);
    assertEquals(Files.readString(PAGE), text, "Take over " + written);
  }
}
