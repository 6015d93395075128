package io.avrodyne.processor.emit;

import com.palantir.javapoet.ClassName;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.CreatorPlan;
import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.Receiver;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.stream.Stream;

/**
 * The classes whose static methods are called where fields have locals: a local of the same name
 * would be meant instead (JLS 6.4.2).
 */
final class StaticCalls {

  private StaticCalls() {}

  /** Returns the class whose static method creates objects or their builder. */
  static Stream<ClassName> of(CreatorPlan creator) {
    return creator.call().staticOwner().stream();
  }

  /** Returns the classes for a shape, without those of its parts. */
  static Stream<ClassName> of(ValuePlan shape) {
    if (shape instanceof OrNull union) {
      return Stream.of(ClassName.get(union.presence().holder()));
    }
    if (!(shape instanceof Converted converted)) {
      return Stream.empty();
    }
    return converted.conversion() instanceof Conversion.Wrapper wrapper
        ? wrapper.creator().staticOwner().stream()
        : converted.conversion().called().stream()
            .filter(receiver -> receiver.creation() == null)
            .map(Receiver::owner);
  }
}
