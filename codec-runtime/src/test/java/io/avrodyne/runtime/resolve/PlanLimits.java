package io.avrodyne.runtime.resolve;

/** The fixed limits of plans, for the test of the table of limits. */
public final class PlanLimits {

  public static final int NODES = PlanBudget.MAX_NODES;
  public static final int DEPTH = PlanBudget.MAX_DEPTH;
  public static final int COMPARISONS = PlanBudget.MAX_COMPARISONS;

  private PlanLimits() {}
}
