package io.avrodyne.benchmarks.compare;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The two that a comparison measures: two versions of Avrodyne, or two contenders.
 *
 * @param base what the other one is compared with
 */
record Entrants(Entrant base, Entrant current) {

  static Entrants ofVersions(Version base, Version current) {
    return new Entrants(
        new Entrant("old", Entrant.AVRODYNE, base.classPath()),
        new Entrant("new", Entrant.AVRODYNE, current.classPath()));
  }

  /** Returns the first of two contenders of the working tree, compared with the second one. */
  static Entrants ofContenders(List<String> contenders) {
    List<Path> classPath =
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
            .map(Path::of)
            .toList();
    String current = contenders.get(0);
    String base = contenders.get(1);
    return new Entrants(
        new Entrant(base, base, classPath), new Entrant(current, current, classPath));
  }

  Entrant of(Side side) {
    return side == Side.BASE ? base : current;
  }

  /** Returns what the ratios are ratios of. */
  String ratio() {
    return current.label() + " / " + base.label();
  }
}
