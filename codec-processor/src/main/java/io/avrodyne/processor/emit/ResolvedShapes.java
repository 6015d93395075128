package io.avrodyne.processor.emit;

import io.avrodyne.processor.plan.Choice;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.Symbols;
import io.avrodyne.processor.plan.ValuePlan;

/**
 * The shapes that generated code reads in another writer's layout: those without parts, those with
 * records in them, and their unions with null. The runtime converts all others to the reader's
 * layout first, and they are then decoded directly.
 */
final class ResolvedShapes implements ValuePlan.Visitor<Boolean> {

  private static final ResolvedShapes INSTANCE = new ResolvedShapes();

  private ResolvedShapes() {}

  /** Returns whether a shape is one of them. */
  static boolean contain(ValuePlan plan) {
    return plan.accept(INSTANCE);
  }

  /** Returns whether generated code enters a shape. */
  static boolean areEntered(ValuePlan plan) {
    return plan instanceof OrNull union
        ? contain(union.value())
        : plan.executed().anyMatch(ValuePlan.Nested.class::isInstance);
  }

  @Override
  public Boolean nothing(ValuePlan.Nothing plan) {
    return false;
  }

  @Override
  public Boolean scalar(ValuePlan.Scalar plan) {
    return true;
  }

  @Override
  public Boolean text(ValuePlan.Text plan) {
    return !plan.interned();
  }

  @Override
  public Boolean binary(ValuePlan.Binary plan) {
    return false;
  }

  @Override
  public Boolean fixed(ValuePlan.Fixed plan) {
    return false;
  }

  @Override
  public Boolean symbols(Symbols plan) {
    return true;
  }

  @Override
  public Boolean nested(ValuePlan.Nested plan) {
    return true;
  }

  @Override
  public Boolean items(ValuePlan.Items plan) {
    return areEntered(plan);
  }

  @Override
  public Boolean entries(ValuePlan.Entries plan) {
    return areEntered(plan);
  }

  @Override
  public Boolean choice(Choice plan) {
    return areEntered(plan);
  }

  @Override
  public Boolean nullable(OrNull plan) {
    return contain(plan.value());
  }

  @Override
  public Boolean converted(Converted plan) {
    return !(plan.conversion() instanceof Conversion.Streams) && contain(plan.base());
  }
}
