package io.avrodyne.processor.schema;

import io.avrodyne.processor.plan.Choice;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.Symbols;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.Locale;

/**
 * The Avro names of shapes: the fullname of a named type, the name of the type for all others. A
 * subclass names records, whose plans are found in different places.
 */
public abstract class AvroTypeNames implements ValuePlan.Visitor<String> {

  /** The name of a union; no branch can be one. */
  public static final String UNION = "union";

  @Override
  public final String nothing(ValuePlan.Nothing plan) {
    return "null";
  }

  @Override
  public final String scalar(ValuePlan.Scalar plan) {
    return plan.kind().name().toLowerCase(Locale.ROOT);
  }

  @Override
  public final String text(ValuePlan.Text plan) {
    return "string";
  }

  @Override
  public final String binary(ValuePlan.Binary plan) {
    return "bytes";
  }

  @Override
  public final String fixed(ValuePlan.Fixed plan) {
    return plan.name().fullname();
  }

  @Override
  public final String symbols(Symbols plan) {
    return plan.name().fullname();
  }

  @Override
  public final String items(ValuePlan.Items plan) {
    return "array";
  }

  @Override
  public final String entries(ValuePlan.Entries plan) {
    return "map";
  }

  @Override
  public final String choice(Choice plan) {
    return UNION;
  }

  @Override
  public final String nullable(OrNull plan) {
    return UNION;
  }

  @Override
  public final String converted(Converted plan) {
    return plan.base().accept(this);
  }
}
