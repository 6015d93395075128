package io.avrodyne.processor.validate;

import com.palantir.javapoet.ClassName;
import io.avrodyne.processor.plan.Choice;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.Symbols;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.stream.Stream;

/** The classes outside the runtime whose static members the code of a shape uses. */
final class CalledClasses implements ValuePlan.ComponentVisitor<Stream<ClassName>> {

  private static final CalledClasses INSTANCE = new CalledClasses();

  private CalledClasses() {}

  /** Returns the classes for a shape, without those of its parts. */
  static Stream<ClassName> of(ValuePlan plan) {
    return plan.accept(INSTANCE);
  }

  @Override
  public Stream<ClassName> leaf(ValuePlan plan) {
    return Stream.empty();
  }

  @Override
  public Stream<ClassName> symbols(Symbols plan) {
    return Stream.of(plan.javaType().topLevelClassName());
  }

  @Override
  public Stream<ClassName> nested(ValuePlan.Nested plan) {
    return Stream.of(plan.codec());
  }

  @Override
  public Stream<ClassName> items(ValuePlan.Items plan) {
    return Stream.empty();
  }

  @Override
  public Stream<ClassName> entries(ValuePlan.Entries plan) {
    return Stream.empty();
  }

  @Override
  public Stream<ClassName> choice(Choice plan) {
    return Stream.empty();
  }

  @Override
  public Stream<ClassName> nullable(OrNull plan) {
    return Stream.empty();
  }

  /** Only the runtime has methods that write and read bytes. */
  @Override
  public Stream<ClassName> converted(Converted plan) {
    return plan.conversion() instanceof Conversion.Values values
        ? Stream.of(values.receiver().owner().topLevelClassName())
        : Stream.empty();
  }
}
