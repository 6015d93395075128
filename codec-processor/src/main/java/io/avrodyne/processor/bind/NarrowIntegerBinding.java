package io.avrodyne.processor.bind;

import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.Domains;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.ScalarKind;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.type.TypeMirror;

/** The mapping of byte, short, char and their boxes to int; decoding checks the range. */
final class NarrowIntegerBinding implements Binding {

  private static final ValuePlan INT = new ValuePlan.Scalar(ScalarKind.INT, TypeName.INT);

  private static final Map<TypeName, Conversion> CONVERSIONS =
      Map.of(
          TypeName.BYTE, conversion("toByte"),
          TypeName.SHORT, conversion("toShort"),
          TypeName.CHAR, conversion("toChar"));

  private static Conversion conversion(String fromAvro) {
    return Conversion.Values.ofRuntime(RuntimeNames.NARROWING, null, fromAvro);
  }

  @Override
  public Optional<ValuePlan> bind(TypeMirror type, BindingContext context, TypeTable table) {
    TypeName name = JavaTypeNames.plain(type);
    TypeName primitive = name.isBoxedPrimitive() ? name.unbox() : name;
    Conversion conversion = CONVERSIONS.get(primitive);
    if (conversion == null) {
      return Optional.empty();
    }
    return Optional.of(
        primitive.equals(TypeName.CHAR)
            ? Converted.of(INT, name, conversion, "char").within(Domains.CHAR)
            : Converted.of(INT, name, conversion)
                .within(primitive.equals(TypeName.BYTE) ? Domains.BYTE : Domains.SHORT));
  }

  @Override
  public List<Mapping> mappings() {
    return List.of(
        new Mapping(
            "`byte`, `short`, `char` and their boxes",
            "`int`, range-checked when read; `char` has the logical type `char`",
            "char",
            "{\"type\":\"int\",\"logicalType\":\"char\"}"));
  }
}
