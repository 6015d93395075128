package io.avrodyne.benchmarks.compare;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** A compiler of the working tree's workloads with one version of the library. */
final class VersionCompiler {

  private static final List<String> LIBRARY = List.of("codec-api", "codec-runtime");

  private final Path project;
  private final Path classes;
  private final List<Path> classPath = new ArrayList<>();
  private final List<Path> processorPath = new ArrayList<>();
  private final Map<String, String> rejected = new LinkedHashMap<>();

  /**
   * Copies the version, so that a build that goes on does not change it.
   *
   * @param project the top folder of the working tree, with the sources of the workloads
   * @param built the top folder of the version, whose modules are compiled
   * @param libraries the jars of others
   * @param folder where the classes are written
   */
  VersionCompiler(Path project, Path built, List<Path> libraries, Path folder) throws IOException {
    this.project = project;
    classes = Folders.emptied(folder.resolve("classes"));
    Folders.copy(project.resolve(WorkloadSources.HISTORY), classes.resolve("avro-history"));
    for (String module : LIBRARY) {
      classPath.add(copied(built, module, folder));
    }
    classPath.addAll(libraries);
    processorPath.add(copied(built, "codec-processor", folder));
    processorPath.addAll(classPath);
    classPath.add(0, classes);
  }

  private static Path copied(Path built, String module, Path folder) throws IOException {
    Path copy = Folders.emptied(folder.resolve(module));
    Folders.copy(built.resolve(module).resolve("target/classes"), copy);
    return copy;
  }

  /**
   * Compiles all workloads.
   *
   * @throws IllegalStateException if one is rejected
   */
  Version compile() throws IOException {
    Map<String, String> errors = errors(WorkloadSources.in(project));
    if (!errors.isEmpty()) {
      throw new IllegalStateException("The workloads do not compile: " + errors);
    }
    return new Version(classPath, Map.of());
  }

  /**
   * Compiles the workloads that the version accepts.
   *
   * @param other the other version, whose classes take the place of those that are rejected, so
   *     that the rest compiles; they are never run
   * @throws IllegalStateException if the version rejects code other than a workload
   */
  Version compileAccepted(Version other) throws IOException {
    List<Path> sources = new ArrayList<>(WorkloadSources.in(project));
    Map<String, String> errors = errors(sources);
    while (!errors.isEmpty()) {
      if (!errors.keySet().stream().allMatch(WorkloadSources::isWorkload)) {
        throw new IllegalStateException("The benchmarks do not compile: " + errors);
      }
      if (rejected.isEmpty()) {
        classPath.add(other.workloads());
      }
      rejected.putAll(errors);
      sources.removeIf(source -> rejected.containsKey(WorkloadSources.packageOf(source)));
      errors = errors(sources);
    }
    return new Version(classPath, rejected);
  }

  /** Compiles, and returns the first error in each package. */
  private Map<String, String> errors(List<Path> sources) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(found, null, null)) {
      Iterable<? extends JavaFileObject> units = files.getJavaFileObjectsFromPaths(sources);
      if (compiler.getTask(null, files, found, options(), null, units).call()) {
        return Map.of();
      }
    }
    Map<String, String> errors = new LinkedHashMap<>();
    for (Diagnostic<? extends JavaFileObject> each : found.getDiagnostics()) {
      if (each.getKind() == Diagnostic.Kind.ERROR && each.getSource() != null) {
        String name = WorkloadSources.packageOf(Path.of(each.getSource().toUri()));
        errors.putIfAbsent(name, each.getMessage(Locale.ROOT));
      }
    }
    if (errors.isEmpty()) {
      throw new IllegalStateException("javac failed: " + found.getDiagnostics());
    }
    return errors;
  }

  private List<String> options() {
    return List.of(
        "--release",
        "17",
        "-Xlint:none",
        "-d",
        classes.toString(),
        "-cp",
        Version.joined(classPath),
        "-processorpath",
        Version.joined(processorPath),
        "-Aavrodyne.history=" + project.resolve(WorkloadSources.HISTORY).toAbsolutePath());
  }
}
