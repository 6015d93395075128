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

/**
 * A search for the plans whose records are all available; the others wait for the records that they
 * contain.
 */
final class Readiness {

  private Readiness() {}

  static Catalog catalogOf(Collection<CodecPlan> plans, Map<ClassName, CompiledRecord> compiled) {
    Map<ClassName, RecordShape> ready = new HashMap<>(compiled);
    plans.forEach(plan -> plan.records().forEach(record -> ready.put(record.codec(), record)));
    List<CodecPlan> left = new ArrayList<>(plans);
    while (left.removeIf(plan -> withdraw(plan, ready))) {
      // Each removal may leave other plans without a record that they contain.
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

  /** Returns whether all records that a plan contains are in a catalog. */
  static boolean isReady(CodecPlan plan, Catalog catalog) {
    return lacking(plan, catalog.shapes().keySet()).isEmpty();
  }

  /** Returns the records that a plan contains and that are not in {@code ready}. */
  private static List<ClassName> lacking(CodecPlan plan, Set<ClassName> ready) {
    return plan.shapes()
        .filter(ValuePlan.Nested.class::isInstance)
        .map(nested -> ((ValuePlan.Nested) nested).codec())
        .filter(codec -> !ready.contains(codec))
        .distinct()
        .toList();
  }
}
