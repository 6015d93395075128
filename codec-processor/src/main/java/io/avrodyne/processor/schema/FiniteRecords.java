package io.avrodyne.processor.schema;

import com.palantir.javapoet.ClassName;
import io.avrodyne.processor.plan.Choice;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.RecordShape;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * Tells which records have a datum that ends: those whose fields all have one, given those that
 * were found before. What nobody finds holds another one of its kind for ever.
 */
public final class FiniteRecords {

  private final Set<ClassName> finite = new HashSet<>();

  /** Finds them among the records of a compilation. */
  public FiniteRecords(Catalog catalog) {
    Set<RecordPlan> left = new LinkedHashSet<>();
    for (RecordShape shape : catalog.shapes().values()) {
      if (shape instanceof RecordPlan plan) {
        left.add(plan);
      } else {
        finite.add(shape.codec());
      }
    }
    while (left.removeIf(this::isFound)) {
      // Each round finds those that hold what the last one found.
    }
  }

  private boolean isFound(RecordPlan plan) {
    return plan.values().stream().allMatch(this::isFinite) && finite.add(plan.codec());
  }

  /** Returns whether a shape has a datum that ends. */
  public boolean isFinite(ValuePlan value) {
    if (value instanceof Converted converted) {
      return isFinite(converted.base());
    }
    if (value instanceof Choice choice) {
      return choice.parts().stream().anyMatch(this::isFinite);
    }
    return !(value instanceof ValuePlan.Nested nested) || finite.contains(nested.codec());
  }
}
