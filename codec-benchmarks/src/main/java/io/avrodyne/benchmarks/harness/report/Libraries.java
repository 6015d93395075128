package io.avrodyne.benchmarks.harness.report;

import java.io.File;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The libraries of the class path and their versions, which Maven puts into the names of jars. */
final class Libraries {

  private static final Pattern JAR = Pattern.compile("(.+?)(?:-(\\d.*))?\\.jar");

  private Libraries() {}

  static Table onClassPath() {
    String[] classPath = System.getProperty("java.class.path", "").split(File.pathSeparator, -1);
    return new Table(
        2,
        List.of("library", ""),
        Stream.of(classPath)
            .map(entry -> JAR.matcher(new File(entry).getName()))
            .filter(Matcher::matches)
            .map(jar -> List.of(jar.group(1), Objects.requireNonNullElse(jar.group(2), "unknown")))
            .distinct()
            .sorted(Comparator.comparing(library -> library.get(0)))
            .toList());
  }
}
