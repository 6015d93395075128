package io.avrodyne.processor;

import com.palantir.javapoet.ClassName;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.CompiledRecord;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.RecordShape;
import io.avrodyne.processor.plan.ValuePlan;
import io.avrodyne.processor.schema.Catalog;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds the plans whose records are all there; the others wait for what those hold. */
final class Readiness {

  private Readiness() {}

  static Catalog catalogOf(Collection<CodecPlan> plans, Map<ClassName, CompiledRecord> compiled) {
    Map<ClassName, RecordShape> ready = new HashMap<>(compiled);
    plans.forEach(plan -> plan.records().forEach(record -> ready.put(record.codec(), record)));
    List<CodecPlan> left = new ArrayList<>(plans);
    while (left.removeIf(plan -> withdraw(plan, ready))) {
      // Each removal may leave others without what they hold.
    }
    return new Catalog(ready);
  }

  private static boolean withdraw(CodecPlan plan, Map<ClassName, RecordShape> ready) {
    if (lacking(plan, ready.keySet()).isEmpty()) {
      return false;
    }
    plan.records().stream().map(RecordPlan::codec).forEach(ready::remove);
    return true;
  }

  /** Returns whether all that a plan holds is in a catalog. */
  static boolean isReady(CodecPlan plan, Catalog catalog) {
    return lacking(plan, catalog.shapes().keySet()).isEmpty();
  }

  /** Returns the records that a plan holds and that are not among {@code ready}. */
  private static List<ClassName> lacking(CodecPlan plan, Set<ClassName> ready) {
    return plan.shapes()
        .filter(ValuePlan.Nested.class::isInstance)
        .map(nested -> ((ValuePlan.Nested) nested).codec())
        .filter(codec -> !ready.contains(codec))
        .distinct()
        .toList();
  }
}
