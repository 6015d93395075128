package io.avrodyne.benchmarks.compare;

import java.util.List;

/**
 * The two that a comparison measures: two versions of Avrodyne, or two contenders.
 *
 * @param base what the other one is compared with
 */
record Entrants(Entrant base, Entrant current) {

  /** Returns the first of two contenders of the working tree, compared with the second one. */
  static Entrants ofContenders(List<String> contenders) {
    return new Entrants(Entrant.contender(contenders.get(1)), Entrant.contender(contenders.get(0)));
  }

  Entrant of(Side side) {
    return side == Side.BASE ? base : current;
  }

  /** Returns what the ratios are ratios of. */
  String ratio() {
    return current.label() + " / " + base.label();
  }
}
