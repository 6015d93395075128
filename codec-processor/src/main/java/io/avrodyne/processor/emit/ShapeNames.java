package io.avrodyne.processor.emit;

import com.palantir.javapoet.ClassName;
import io.avrodyne.processor.plan.ValuePlan;

/** Names shapes in the names of methods: {@code ListOfNullableString}. */
final class ShapeNames implements ValuePlan.Visitor<String> {

  private static final ShapeNames INSTANCE = new ShapeNames();

  private ShapeNames() {}

  static String of(ValuePlan plan) {
    return plan.accept(INSTANCE);
  }

  @Override
  public String scalar(ValuePlan.Scalar plan) {
    return simple(plan);
  }

  @Override
  public String text(ValuePlan.Text plan) {
    return simple(plan);
  }

  @Override
  public String symbols(ValuePlan.Symbols plan) {
    return simple(plan);
  }

  @Override
  public String nested(ValuePlan.Nested plan) {
    return simple(plan);
  }

  @Override
  public String items(ValuePlan.Items plan) {
    return "ListOf" + of(plan.item());
  }

  @Override
  public String nullable(ValuePlan.OrNull plan) {
    return "Nullable" + of(plan.value());
  }

  @Override
  public String converted(ValuePlan.Converted plan) {
    return simple(plan);
  }

  private static String simple(ValuePlan plan) {
    return ((ClassName) plan.javaType().box()).simpleName();
  }
}
