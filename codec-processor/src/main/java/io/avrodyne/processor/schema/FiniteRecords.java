package io.avrodyne.processor.schema;

import com.palantir.javapoet.ClassName;
import io.avrodyne.processor.plan.Choice;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.RecordShape;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * The records that have a finite datum: those whose fields all have one, given the records that
 * were found before. A record that is never found always contains another datum of its kind.
 */
public final class FiniteRecords {

  private final Set<ClassName> finite = new HashSet<>();
  private final Ends ends = new Ends();

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
      // Each round finds the records that contain those of the previous round.
    }
  }

  private boolean isFound(RecordPlan plan) {
    return plan.values().stream().allMatch(this::isFinite) && finite.add(plan.codec());
  }

  /** Returns whether a shape has a finite datum. */
  public boolean isFinite(ValuePlan value) {
    return value.accept(ends);
  }

  /** Finds out whether a shape has a datum that ends, such as null, or a collection of no items. */
  private final class Ends implements ValuePlan.ComponentVisitor<Boolean> {

    @Override
    public Boolean leaf(ValuePlan plan) {
      return true;
    }

    @Override
    public Boolean nested(ValuePlan.Nested plan) {
      return finite.contains(plan.codec());
    }

    @Override
    public Boolean items(ValuePlan.Items plan) {
      return true;
    }

    @Override
    public Boolean entries(ValuePlan.Entries plan) {
      return true;
    }

    @Override
    public Boolean choice(Choice plan) {
      return plan.parts().stream().anyMatch(FiniteRecords.this::isFinite);
    }

    @Override
    public Boolean nullable(OrNull plan) {
      return true;
    }

    @Override
    public Boolean converted(Converted plan) {
      return isFinite(plan.base());
    }
  }
}
