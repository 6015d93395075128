package io.avrodyne.processor.bind;

import io.avrodyne.processor.plan.ValuePlan;
import java.util.List;
import java.util.Optional;
import javax.lang.model.type.TypeMirror;

/** The mapping of Void to null. */
final class NullBinding implements Binding {

  @Override
  public Optional<ValuePlan> bind(TypeMirror type, BindingContext context, TypeTable table) {
    return JavaTypeNames.is(type, Void.class)
        ? Optional.of(new ValuePlan.Nothing())
        : Optional.empty();
  }

  @Override
  public List<Mapping> mappings() {
    return List.of(new Mapping("`Void`", "`null`", "Void", "\"null\""));
  }
}
