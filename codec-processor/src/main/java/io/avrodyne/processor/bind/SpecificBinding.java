package io.avrodyne.processor.bind;

import io.avrodyne.processor.plan.ValuePlan;
import java.util.Optional;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** The refusal of classes that Avro's own compiler generated; only a converter can handle them. */
final class SpecificBinding implements Binding {

  @Override
  public Optional<ValuePlan> bind(TypeMirror type, BindingContext context, TypeTable table)
      throws Unbindable {
    if (type.getKind() == TypeKind.DECLARED
        && SpecificTypes.contains(JavaTypeNames.elementOf(type))) {
      throw Unbindable.because(SpecificTypes.held(type, context));
    }
    return Optional.empty();
  }
}
