package io.avrodyne.processor.bind;

import io.avrodyne.processor.plan.ValuePlan;
import java.util.Optional;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Refuses the classes of Avro's own compiler, which only a converter can hold. */
final class SpecificBinding implements Binding {

  @Override
  public Optional<ValuePlan> bind(TypeMirror type, Site site, TypeTable table) throws Unbindable {
    if (type.getKind() == TypeKind.DECLARED && SpecificTypes.contains(TypeNames.elementOf(type))) {
      throw Unbindable.because(SpecificTypes.held(type, site));
    }
    return Optional.empty();
  }
}
