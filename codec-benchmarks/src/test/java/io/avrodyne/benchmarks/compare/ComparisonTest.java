package io.avrodyne.benchmarks.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Compares this version with itself, and with a copy of it that reads strings more slowly, by the
 * case whose pairs differ least.
 */
@Tag("nightly")
class ComparisonTest {

  private static final Path PROJECT = Path.of("..").toAbsolutePath().normalize();
  private static final String READER = "io/avrodyne/runtime/StringDecoder.java";
  private static final int FORKS = 3;

  /** The start of the method that reads a string. */
  private static final String START =
      "  static String read(AvroInput in, @Nullable String previous) {\n";

  /**
   * A division whose result, zero, is added to the position: some twentieth of the time, which the
   * processor cannot hide, since the rest of the datum is read from there.
   */
  private static final String PAUSE =
      "    in.position += (int) (Long.MAX_VALUE / (in.position + 3L) >>> 62);\n";

  @TempDir private Path folder;

  @Test
  void versionIsEqualToItself() throws Exception {
    assertEquals(
        List.of(Verdict.EQUAL, Verdict.EQUAL),
        verdicts(PROJECT, "--workloads", "EQUITY_T2", "--operations", "write,read"));
  }

  @Test
  void pauseInReadingStringsIsSlower() throws Exception {
    assertEquals(
        List.of(Verdict.SLOWER),
        verdicts(withPause(), "--workloads", "EQUITY_T2", "--operations", "read"));
  }

  private Entrant version(String name, Path built) throws IOException, InterruptedException {
    return new VersionCompiler(PROJECT, built, folder.resolve(name))
        .compile(name, Optional.empty());
  }

  /** Copies what is built, with another reader of strings. */
  private Path withPause() throws IOException {
    Path copy = folder.resolve("paused");
    for (String module : List.of("codec-api", "codec-runtime", "codec-processor")) {
      Path classes = Path.of(module, "target", "classes");
      Folders.copy(PROJECT.resolve(classes), copy.resolve(classes));
    }
    String source =
        Files.readString(PROJECT.resolve("codec-runtime/src/main/java").resolve(READER));
    assertTrue(source.contains(START), "The reader of strings has another name");
    Path paused = folder.resolve("StringDecoder.java");
    Files.writeString(paused, source.replace(START, START + PAUSE));
    Path classes = copy.resolve("codec-runtime/target/classes");
    List<Path> classPath = new ArrayList<>(VersionCompiler.libraries(PROJECT));
    classPath.add(0, classes);
    classPath.add(copy.resolve("codec-api/target/classes"));
    int status =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "--release",
                "17",
                "-proc:none",
                "-d",
                classes.toString(),
                "-cp",
                Entrant.joined(classPath),
                paused.toString());
    assertEquals(0, status);
    return copy;
  }

  private List<Verdict> verdicts(Path current, String... arguments) throws Exception {
    Options options = OptionsTest.options(arguments);
    Entrants entrants = new Entrants(version("base", PROJECT), version("current", current));
    Forks forks = new Forks(entrants, Folders.emptied(folder.resolve("fork")));
    ScoreFile scores = ScoreFile.open(folder.resolve("scores.json"));
    List<Case> cases =
        Cases.of(options).stream().filter(each -> each.name().contains("constant")).toList();
    PrintStream console = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    Comparison comparison = new Comparison(entrants, forks, scores, console);
    comparison.run(cases, FORKS);
    return cases.stream().map(comparison::verdict).toList();
  }
}
