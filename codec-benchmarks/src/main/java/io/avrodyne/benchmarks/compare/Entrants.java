package io.avrodyne.benchmarks.compare;

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

  Entrant of(Side side) {
    return side == Side.BASE ? base : current;
  }

  /** Returns what the ratios are ratios of. */
  String ratio() {
    return current.label() + " / " + base.label();
  }
}
