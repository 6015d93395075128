package io.avrodyne.benchmarks.example;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A local repository of Maven where this build is installed. Everything else in it is a link to the
 * local repository of this build, so that nothing is downloaded twice, and nothing of this build is
 * left in the repository of a user.
 *
 * @param folder where it is
 */
record LocalRepository(Path folder) {

  private static final List<String> GROUP = List.of("io", "avrodyne");
  private static final Path TOP = Path.of("..");

  /** The folders of what an application with Axon needs, with the parents of these modules. */
  private static final List<Path> MODULES =
      List.of(
          Path.of("codec-api"),
          Path.of("codec-runtime"),
          Path.of("codec-processor"),
          Path.of("codec-runtime", "adapters", "axon"));

  private static final List<Path> CLASS_PATH =
      Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
          .map(Path::of)
          .toList();

  /** Returns why this build cannot be installed, or nothing if it can. */
  static Optional<String> obstacle() {
    return MODULES.stream().allMatch(module -> jar(module).isPresent())
        ? Optional.empty()
        : Optional.of("the modules are no jars yet: run mvn verify");
  }

  /** Creates one in a new folder. */
  static LocalRepository create(Path folder, Path others) throws IOException {
    link(folder, others, GROUP);
    LocalRepository repository = new LocalRepository(folder);
    Path first = jar(MODULES.get(0)).orElseThrow();
    String version = first.getFileName().toString().replace("codec-api-", "").replace(".jar", "");
    repository.install("avrodyne-parent", version, TOP, Optional.empty());
    repository.install(
        "avrodyne-adapters", version, TOP.resolve("codec-runtime/adapters"), Optional.empty());
    for (Path module : MODULES) {
      repository.install(artifact(module), version, TOP.resolve(module), jar(module));
    }
    return repository;
  }

  /** Links every folder except that of one group, which is created. */
  private static void link(Path folder, Path others, List<String> without) throws IOException {
    Files.createDirectories(folder);
    if (without.isEmpty()) {
      return;
    }
    try (Stream<Path> entries = Files.list(others)) {
      for (Path entry : entries.toList()) {
        if (!entry.getFileName().toString().equals(without.get(0))) {
          Files.createSymbolicLink(folder.resolve(entry.getFileName()), entry);
        }
      }
    }
    link(
        folder.resolve(without.get(0)),
        others.resolve(without.get(0)),
        without.subList(1, without.size()));
  }

  private void install(String artifact, String version, Path module, Optional<Path> jar)
      throws IOException {
    Path target =
        Files.createDirectories(
            folder.resolve(String.join("/", GROUP)).resolve(artifact).resolve(version));
    String name = artifact + "-" + version;
    Files.copy(module.resolve("pom.xml"), target.resolve(name + ".pom"));
    if (jar.isPresent()) {
      Files.copy(jar.get(), target.resolve(name + ".jar"));
    }
  }

  private static Optional<Path> jar(Path module) {
    return CLASS_PATH.stream()
        .filter(path -> path.getFileName().toString().matches(artifact(module) + "-[0-9].*\\.jar"))
        .findFirst();
  }

  private static String artifact(Path module) {
    String name = module.getFileName().toString();
    return name.startsWith("codec-") ? name : "codec-" + name;
  }
}
