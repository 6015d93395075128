package io.avrodyne.processor.bind;

import com.palantir.javapoet.ClassName;
import io.avrodyne.api.AvroDuration;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.List;
import java.util.Optional;
import javax.lang.model.type.TypeMirror;

/** The mapping of AvroDuration to a fixed with the logical type duration. */
final class AvroDurationBinding implements Binding {

  private static final int BYTES = 12;

  @Override
  public Optional<ValuePlan> bind(TypeMirror type, BindingContext context, TypeTable table) {
    return JavaTypeNames.is(type, AvroDuration.class)
        ? Optional.of(duration(FixedNames.fixed(context, BYTES)))
        : Optional.empty();
  }

  @Override
  public List<Mapping> mappings() {
    return List.of(
        new Mapping(
            "`AvroDuration`",
            "`fixed(12)` `duration`",
            "AvroDuration",
            "{\"type\":\"fixed\",\"name\":\"Types_f\",\"namespace\":\"shop\",\"size\":12,\"logicalType\":\"duration\"}"));
  }

  private static ValuePlan duration(ValuePlan.Fixed base) {
    return Converted.of(
        base,
        ClassName.get(AvroDuration.class),
        Conversion.Streams.ofRuntime(RuntimeNames.DURATIONS, "put", "read"),
        "duration");
  }
}
