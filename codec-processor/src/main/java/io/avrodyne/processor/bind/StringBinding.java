package io.avrodyne.processor.bind;

import io.avrodyne.api.AvroInterned;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.List;
import java.util.Optional;
import javax.lang.model.type.TypeMirror;

/** The mapping of String to string. */
final class StringBinding implements Binding {

  @Override
  public Optional<ValuePlan> bind(TypeMirror type, BindingContext context, TypeTable table) {
    return JavaTypeNames.is(type, String.class)
        ? Optional.of(new ValuePlan.Text(context.consume(AvroInterned.class).isPresent()))
        : Optional.empty();
  }

  @Override
  public List<Mapping> mappings() {
    return List.of(
        new Mapping(
            "`String`",
            "`string`; `@AvroInterned` gives equal strings again when read",
            "@AvroInterned String",
            "\"string\""));
  }
}
