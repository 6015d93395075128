package io.avrodyne.benchmarks.compare;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A compiler of the working tree's workloads with one version of the library. It starts javac as a
 * process, because javac's processors would be those of this program's class path otherwise.
 */
final class VersionCompiler {

  /** A line of javac, with the source and the message. */
  private static final Pattern ERROR = Pattern.compile("(.+\\.java):\\d+: error: (.*)");

  private static final List<String> LIBRARY = List.of("codec-api", "codec-runtime");

  private final Path project;
  private final Path classes;
  private final Path generated;
  private final List<Path> classPath = new ArrayList<>();
  private final List<Path> processorPath = new ArrayList<>();
  private final Map<String, String> rejected = new LinkedHashMap<>();

  /**
   * Copies the version, so that a build that goes on does not change it.
   *
   * @param project the top folder of the working tree, with the sources of the workloads
   * @param built the top folder of the version, whose modules are compiled
   * @param folder where the classes are written
   */
  VersionCompiler(Path project, Path built, Path folder) throws IOException {
    this.project = project;
    classes = folder.resolve("classes");
    generated = folder.resolve("generated");
    for (String module : LIBRARY) {
      classPath.add(copied(built, module, folder));
    }
    classPath.addAll(libraries(project));
    processorPath.add(copied(built, "codec-processor", folder));
    processorPath.addAll(classPath);
    classPath.add(0, classes);
  }

  /** Returns the jars of others on this program's class path. */
  static List<Path> libraries(Path project) {
    return Entrant.ownClassPath()
        .filter(
            each -> each.toString().endsWith(".jar") && !each.toAbsolutePath().startsWith(project))
        .toList();
  }

  private static Path copied(Path built, String module, Path folder) throws IOException {
    Path copy = Folders.emptied(folder.resolve(module));
    Folders.copy(built.resolve(module).resolve("target/classes"), copy);
    return copy;
  }

  /**
   * Compiles the workloads.
   *
   * @param label the name of the version in tables
   * @param other the version, if there is one, whose classes take the place of the workloads that
   *     this version rejects, so that the rest compiles; they are never run
   * @throws IllegalStateException if the version rejects code that cannot be left out
   */
  Entrant compile(String label, Optional<Entrant> other) throws IOException, InterruptedException {
    List<Path> sources = new ArrayList<>(WorkloadSources.in(project));
    Map<String, String> errors = errors(sources);
    while (!errors.isEmpty()) {
      boolean canBeLeftOut =
          errors.keySet().stream()
              .allMatch(name -> WorkloadSources.isWorkload(name) && !rejected.containsKey(name));
      if (other.isEmpty() || !canBeLeftOut) {
        throw new IllegalStateException("The benchmarks do not compile: " + errors);
      }
      if (rejected.isEmpty()) {
        classPath.add(other.orElseThrow().classPath().get(0));
      }
      rejected.putAll(errors);
      sources.removeIf(source -> rejected.containsKey(WorkloadSources.packageOf(source)));
      errors = errors(sources);
    }
    return Entrant.version(label, classPath, rejected);
  }

  /** Compiles to empty folders, and returns the first error in each package. */
  private Map<String, String> errors(List<Path> sources) throws IOException, InterruptedException {
    Folders.emptied(generated);
    Folders.emptied(classes);
    Folders.copy(project.resolve(WorkloadSources.HISTORY), classes.resolve("avro-history"));
    List<String> command = new ArrayList<>(options());
    sources.forEach(source -> command.add(source.toString()));
    Process javac = new ProcessBuilder(command).redirectErrorStream(true).start();
    List<String> lines = javac.inputReader().lines().toList();
    if (javac.waitFor() == 0) {
      return Map.of();
    }
    Map<String, String> errors = new LinkedHashMap<>();
    for (String line : lines) {
      Matcher error = ERROR.matcher(line);
      if (error.matches()) {
        errors.putIfAbsent(WorkloadSources.packageOf(Path.of(error.group(1))), error.group(2));
      }
    }
    if (errors.isEmpty()) {
      throw new IllegalStateException("javac failed: " + String.join("\n", lines));
    }
    return errors;
  }

  private List<String> options() {
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "javac").toString(),
        "-J-Duser.language=en",
        "-Xmaxerrs",
        Integer.toString(Integer.MAX_VALUE),
        "--release",
        "17",
        "-Xlint:none",
        "-d",
        classes.toString(),
        "-s",
        generated.toString(),
        "-cp",
        Entrant.joined(classPath),
        "-processorpath",
        Entrant.joined(processorPath),
        "-Aavrodyne.history=" + project.resolve(WorkloadSources.HISTORY).toAbsolutePath());
  }
}
