package io.avrodyne.runtime.resolve;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;

/**
 * The assembly of a plan's final nodes from complete drafts.
 *
 * <p>Records may contain themselves, so the nodes cannot be ordered with all parts before the
 * whole. Each node is therefore created with an empty array of steps, and the arrays are filled
 * when all nodes exist. No node is published before that.
 */
final class PlanAssembler {

  private static final Resolution[] NO_STEPS = {};

  private final List<ResolutionDraft> drafts;
  private final SkipPlanner skips;
  private final IdentityHashMap<ResolutionDraft, Resolution> made = new IdentityHashMap<>();

  /** The steps of the nodes, in the order of the drafts. */
  private final List<Resolution[]> steps = new ArrayList<>();

  private PlanAssembler(List<ResolutionDraft> drafts, SkipPlanner skips) {
    this.drafts = drafts;
    this.skips = skips;
  }

  /**
   * Creates a plan.
   *
   * @param root one of the drafts
   * @param drafts all drafts that the root reaches
   */
  static Resolution assemble(
      ResolutionDraft root, List<ResolutionDraft> drafts, SkipPlanner skips) {
    PlanAssembler assembler = new PlanAssembler(drafts, skips);
    drafts.forEach(assembler::make);
    assembler.link();
    return assembler.nodeOf(root);
  }

  private void make(ResolutionDraft draft) {
    int count = draft.steps.length;
    Resolution[] unlinked = count == 0 ? NO_STEPS : new Resolution[count];
    steps.add(unlinked);
    made.put(draft, new Resolution(draft, unlinked, skip(draft)));
  }

  private Skip skip(ResolutionDraft draft) {
    return draft.straight || draft.straightOnceChecked ? skips.skip(draft.writer) : draft.skip;
  }

  private void link() {
    for (int i = 0; i < drafts.size(); i++) {
      ResolutionDraft[] parts = drafts.get(i).steps;
      for (int step = 0; step < parts.length; step++) {
        steps.get(i)[step] = nodeOf(parts[step]);
      }
    }
  }

  private Resolution nodeOf(ResolutionDraft draft) {
    Resolution node = made.get(draft);
    if (node == null) {
      throw new IllegalStateException("A step of the plan is not listed");
    }
    return node;
  }
}
