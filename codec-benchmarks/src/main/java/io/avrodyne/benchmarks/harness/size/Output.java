package io.avrodyne.benchmarks.harness.size;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * The file of a report and the console, which get each part at once, so that the parts so far
 * remain if the program is ended.
 */
record Output(Path file, PrintStream console) {

  static Output of(Path directory, String name, PrintStream console) throws IOException {
    Files.createDirectories(directory);
    return new Output(Files.writeString(directory.resolve(name), ""), console);
  }

  void print(String text) throws IOException {
    console.print(text);
    Files.writeString(file, text, StandardOpenOption.APPEND);
  }

  /** Returns the line of a table's row. */
  static String row(String... cells) {
    return "| " + String.join(" | ", cells) + " |\n";
  }

  void end() {
    console.println("Written: " + file);
  }
}
