package io.avrodyne.processor;

import com.palantir.javapoet.ClassName;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.CompiledRecord;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.RecordShape;
import io.avrodyne.processor.plan.ValuePlan;
import io.avrodyne.processor.schema.Catalog;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A search for the plans whose records are all available; the others wait for the records that they
 * contain.
 */
final class Readiness {

  private Readiness() {}

  static Catalog catalogOf(Collection<CodecPlan> plans, Map<ClassName, CompiledRecord> compiled) {
    Map<ClassName, RecordShape> ready = new HashMap<>(compiled);
    plans.forEach(plan -> plan.records().forEach(record -> ready.put(record.codec(), record)));
    Map<ClassName, List<CodecPlan>> holders = new HashMap<>();
    Deque<CodecPlan> incomplete = new ArrayDeque<>();
    for (CodecPlan plan : plans) {
      held(plan)
          .forEach(codec -> holders.computeIfAbsent(codec, any -> new ArrayList<>()).add(plan));
      if (!lacking(plan, ready.keySet()).isEmpty()) {
        incomplete.add(plan);
      }
    }
    while (!incomplete.isEmpty()) {
      for (RecordPlan record : incomplete.remove().records()) {
        if (ready.remove(record.codec()) != null) {
          incomplete.addAll(holders.getOrDefault(record.codec(), List.of()));
        }
      }
    }
    return new Catalog(ready);
  }

  /** Returns whether all records that a plan contains are in a catalog. */
  static boolean isReady(CodecPlan plan, Catalog catalog) {
    return lacking(plan, catalog.shapes().keySet()).isEmpty();
  }

  /** Returns the records that a plan contains and that are not in {@code ready}. */
  private static List<ClassName> lacking(CodecPlan plan, Set<ClassName> ready) {
    return held(plan).filter(codec -> !ready.contains(codec)).toList();
  }

  private static Stream<ClassName> held(CodecPlan plan) {
    return plan.shapes()
        .filter(ValuePlan.Nested.class::isInstance)
        .map(nested -> ((ValuePlan.Nested) nested).codec())
        .distinct();
  }
}
