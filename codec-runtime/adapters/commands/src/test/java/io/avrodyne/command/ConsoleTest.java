package io.avrodyne.command;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ConsoleTest {

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private final Console console = new Console(stream(out), stream(err));

  private static PrintStream stream(ByteArrayOutputStream bytes) {
    return new PrintStream(bytes, true, StandardCharsets.UTF_8);
  }

  private String printed(String line) {
    console.print(line);
    return out.toString(StandardCharsets.UTF_8).stripTrailing();
  }

  @Test
  void textOfARegistryCannotForgeLines() {
    assertEquals("a?b?[31mc?d?e\u00e9?", printed("a\nb\u001b[31mc\u202ed\u2028e\u00e9\ud800"));
  }

  @Test
  void longLinesAreCut() {
    assertEquals("x".repeat(2_000) + "...", printed("x".repeat(3_000)));
  }
}
