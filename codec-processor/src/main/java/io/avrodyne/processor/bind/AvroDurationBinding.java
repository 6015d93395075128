package io.avrodyne.processor.bind;

import com.palantir.javapoet.ClassName;
import io.avrodyne.api.AvroDuration;
import io.avrodyne.api.AvroFixed;
import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.settings.Marker;
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
  public Optional<ValuePlan> bind(TypeMirror type, BindingContext context, TypeTable table)
      throws Unbindable {
    if (!JavaTypeNames.is(type, AvroDuration.class)) {
      return Optional.empty();
    }
    Optional<Marker> named = context.consume(AvroFixed.class);
    if (named.isEmpty()) {
      return Optional.of(duration(FixedNames.fixed(context, BYTES)));
    }
    if (named.get().integer("size", BYTES) != BYTES) {
      throw Unbindable.because(wrongSize(named.get(), context));
    }
    return Optional.of(duration(FixedNames.fixed(named.get(), context, BYTES)));
  }

  private static Problem wrongSize(Marker marker, BindingContext context) {
    return new Problem(
        Code.FIXED,
        context.subject() + " is a duration with a size other than " + BYTES + ".",
        "Avro's duration is a fixed of " + BYTES + " bytes.",
        "Set size = " + BYTES + " in @AvroFixed.",
        marker.origin());
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
