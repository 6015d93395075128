package io.avrodyne.processor.validate;

import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.schema.Catalog;
import java.util.List;

/** A rule about one aspect of a plan. */
interface Rule {

  /** Returns the problems; empty if the plan passes. */
  List<Problem> check(CodecPlan plan, Catalog catalog);
}
