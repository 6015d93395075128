package io.avrodyne.processor;

import com.palantir.javapoet.ClassName;
import io.avrodyne.processor.plan.Catalog;
import io.avrodyne.processor.plan.CompiledRecord;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.RecordShape;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/** Finds the plans whose records are all there; the others wait for what those hold. */
final class Readiness {

  private Readiness() {}

  static Catalog catalogOf(Collection<RecordPlan> plans, Map<ClassName, CompiledRecord> compiled) {
    Map<ClassName, RecordShape> ready = new HashMap<>(compiled);
    plans.forEach(plan -> ready.put(plan.codec(), plan));
    while (ready
        .values()
        .removeIf(shape -> shape instanceof RecordPlan plan && lacks(plan, ready))) {
      // Each removal may leave others without what they hold.
    }
    return new Catalog(ready);
  }

  private static boolean lacks(RecordPlan plan, Map<ClassName, RecordShape> ready) {
    return plan.fields().stream()
        .flatMap(field -> field.value().all())
        .anyMatch(
            shape ->
                shape instanceof ValuePlan.Nested nested && !ready.containsKey(nested.codec()));
  }
}
