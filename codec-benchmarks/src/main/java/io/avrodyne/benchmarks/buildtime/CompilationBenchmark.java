package io.avrodyne.benchmarks.buildtime;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.avrodyne.benchmarks.harness.Described;
import io.avrodyne.benchmarks.harness.Track;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** The compilation, defined once. Each subclass says how annotations are processed. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(5)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
@SuppressWarnings("NullAway.Init") // JMH sets the parameter and calls setUp first.
public abstract class CompilationBenchmark implements Described {

  /** The sources; set by JMH. */
  @Param public Sources variant;

  private final Track track;
  private final String caveat;
  private final List<String> processing;
  private Path directory;
  private List<Path> files;

  /** Creates the benchmark with the sentence that the report prints, and options of javac. */
  CompilationBenchmark(Track track, String caveat, String... processing) {
    this.track = track;
    this.caveat = caveat;
    this.processing = List.of(processing);
  }

  /** Writes the sources. */
  @Setup(Level.Trial)
  public void setUp() throws IOException {
    directory = Files.createTempDirectory("sources");
    files = new ArrayList<>();
    for (Map.Entry<String, String> each : variant.texts().entrySet()) {
      files.add(Files.writeString(directory.resolve(each.getKey() + ".java"), each.getValue()));
    }
  }

  /** Deletes the sources, and what was compiled. */
  @TearDown(Level.Trial)
  public void tearDown() throws IOException {
    try (Stream<Path> all = Files.walk(directory)) {
      for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(each);
      }
    }
  }

  /**
   * Compiles all sources.
   *
   * @throws IllegalStateException if they have errors, or if this Java has no compiler
   */
  @Benchmark
  public void compile() throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      throw new IllegalStateException("Needs a JDK: this Java has no compiler");
    }
    List<String> options =
        new ArrayList<>(
            List.of("-d", directory.toString(), "-cp", classPath(), "-nowarn", "-parameters"));
    options.addAll(processing);
    StringWriter messages = new StringWriter();
    try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, UTF_8)) {
      boolean compiled =
          compiler
              .getTask(
                  messages,
                  manager,
                  null,
                  options,
                  null,
                  manager.getJavaFileObjectsFromPaths(files))
              .call();
      if (!compiled) {
        throw new IllegalStateException(messages.toString());
      }
    }
  }

  /** Returns options, and those by which Avrodyne's processor takes part, and no other. */
  static String[] withProcessor(String... others) {
    List<String> options = new ArrayList<>(List.of(others));
    options.addAll(List.of("-processor", "io.avrodyne.processor.AvroProcessor"));
    options.addAll(List.of("-processorpath", classPath()));
    return options.toArray(String[]::new);
  }

  /** Returns where Avrodyne and its processor are: the class path of this JVM. */
  private static String classPath() {
    return System.getProperty("java.class.path", ".");
  }

  /** Returns the files that a compilation has made, for tests. */
  List<String> made() throws IOException {
    try (Stream<Path> all = Files.walk(directory)) {
      return all.map(each -> directory.relativize(each).toString()).sorted().toList();
    }
  }

  @Override
  public Description describe(Map<String, String> parameters) {
    return new Description(track, 0, 0, List.of(caveat));
  }
}
