package io.avrodyne.processor.bind;

import com.palantir.javapoet.ClassName;
import io.avrodyne.api.AvroUuid;
import io.avrodyne.processor.discover.settings.Marker;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.TextDomain;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import javax.lang.model.type.TypeMirror;

/** The mapping of UUID to string, or to a fixed if an annotation requests one. */
final class UuidBinding implements Binding {

  private static final int FIXED_BYTES = 16;

  @Override
  public Optional<ValuePlan> bind(TypeMirror type, BindingContext context, TypeTable table) {
    if (!JavaTypeNames.is(type, UUID.class)) {
      return Optional.empty();
    }
    return Optional.of(
        context
            .consume(AvroUuid.class)
            .filter(UuidBinding::isFixed)
            .map(marker -> fixed(FixedNames.fixed(marker, context, FIXED_BYTES)))
            .orElseGet(
                () ->
                    uuid(new ValuePlan.Text(false), "putText", "readText")
                        .within(TextDomain.UUID_TEXT)));
  }

  @Override
  public List<Mapping> mappings() {
    return List.of(
        new Mapping(
            "`UUID`",
            "`string` `uuid`; with `@AvroUuid(FIXED)`, `fixed(16)` `uuid`",
            "java.util.UUID",
            "{\"type\":\"string\",\"logicalType\":\"uuid\"}"));
  }

  private static boolean isFixed(Marker marker) {
    return marker.constant("value", AvroUuid.Form.class).equals(Optional.of(AvroUuid.Form.FIXED));
  }

  private static Converted fixed(ValuePlan.Fixed base) {
    return uuid(base, "putFixed", "readFixed");
  }

  private static Converted uuid(ValuePlan base, String put, String read) {
    return Converted.of(
        base,
        ClassName.get(UUID.class),
        Conversion.Streams.ofRuntime(RuntimeNames.UUIDS, put, read),
        "uuid");
  }
}
