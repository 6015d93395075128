package io.avrodyne.benchmarks.coldstart.child;

import io.avrodyne.fixtures.equity.t2.EquityFixture;

/** Makes the event and compares it, as the other programs do, without a codec. */
public final class EmptyJvmChild {

  private EmptyJvmChild() {}

  /** Runs the program. */
  public static void main(String[] args) {
    Outcome.requireEqual(EquityFixture.published(), EquityFixture.published());
  }
}
