package io.avrodyne.processor.validate;

import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.schema.Catalog;
import java.util.List;

/** Judges one aspect of a plan. */
interface Rule {

  /** Returns what is wrong, nothing if all is well. */
  List<Problem> check(CodecPlan plan, Catalog catalog);
}
