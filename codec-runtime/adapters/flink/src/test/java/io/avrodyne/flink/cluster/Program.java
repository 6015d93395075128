package io.avrodyne.flink.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A program of the tests in a JVM of its own. */
final class Program {

  private static final int SECONDS = 100;

  private Program() {}

  /** Runs a program, whose argument is a folder for its files, and returns what it prints. */
  static String run(Path folder, Class<?> program, String... options) throws Exception {
    Path output = folder.resolve("output.txt");
    Path errors = folder.resolve("errors.txt");
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of(options));
    command.add("-Djava.io.tmpdir=" + folder);
    command.add(program.getName());
    command.add(Files.createDirectory(folder.resolve("files")).toString());
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectError(errors.toFile()).redirectOutput(output.toFile());
    builder.environment().put("CLASSPATH", System.getProperty("java.class.path"));
    Process process = builder.start();
    try {
      assertTrue(process.waitFor(SECONDS, TimeUnit.SECONDS), "The program does not end");
      // JDK 25 warns of what Flink uses, so the standard error need not be empty.
      assertEquals(0, process.exitValue(), Files.readString(errors));
    } finally {
      process.destroyForcibly().waitFor();
    }
    return Files.readString(output);
  }
}
