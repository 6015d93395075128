package io.avrodyne.benchmarks.harness.report;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The libraries of the class path and their versions. */
final class Libraries {

  private static final Pattern FILE_NAME = Pattern.compile("(.+?)-(\\d.*)\\.jar");
  private static final Pattern POM_PROPERTIES =
      Pattern.compile("META-INF/maven/[^/]+/([^/]+)/pom\\.properties");

  private Libraries() {}

  /**
   * A library.
   *
   * @param name the artifact
   * @param version the version; "unknown" if the jar does not tell
   */
  record Library(String name, String version) {}

  static List<Library> onClassPath() {
    return of(System.getProperty("java.class.path", ""));
  }

  static List<Library> of(String classPath) {
    return Arrays.stream(classPath.split(Pattern.quote(File.pathSeparator)))
        .filter(entry -> entry.endsWith(".jar"))
        .map(entry -> read(Path.of(entry)))
        .distinct()
        .sorted(Comparator.comparing(Library::name))
        .toList();
  }

  private static Library read(Path file) {
    Matcher named = FILE_NAME.matcher(String.valueOf(file.getFileName()));
    String name =
        named.matches() ? named.group(1) : String.valueOf(file.getFileName()).replace(".jar", "");
    Optional<String> fromName = named.matches() ? Optional.of(named.group(2)) : Optional.empty();
    return new Library(name, inside(file, name, fromName).orElse("unknown"));
  }

  /**
   * Reads the version that Maven put into the jar, or else the one in the jar's name, or else the
   * manifest's. A shaded jar has several of Maven's.
   */
  private static Optional<String> inside(Path file, String name, Optional<String> fromName) {
    try (JarFile jar = new JarFile(file.toFile())) {
      Optional<JarEntry> properties =
          jar.stream()
              .filter(
                  entry -> {
                    Matcher matcher = POM_PROPERTIES.matcher(entry.getName());
                    return matcher.matches() && matcher.group(1).equals(name);
                  })
              .findFirst();
      return properties.isPresent()
          ? Optional.ofNullable(load(jar, properties.get()).getProperty("version"))
          : fromName.or(() -> manifest(jar));
    } catch (IOException e) {
      return fromName;
    }
  }

  private static Properties load(JarFile jar, JarEntry entry) throws IOException {
    Properties properties = new Properties();
    try (InputStream in = jar.getInputStream(entry)) {
      properties.load(in);
    }
    return properties;
  }

  private static Optional<String> manifest(JarFile jar) {
    try {
      return Optional.ofNullable(jar.getManifest()).flatMap(Libraries::version);
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static Optional<String> version(Manifest manifest) {
    Attributes main = manifest.getMainAttributes();
    return Optional.ofNullable(main.getValue(Attributes.Name.IMPLEMENTATION_VERSION))
        .or(() -> Optional.ofNullable(main.getValue("Bundle-Version")));
  }
}
