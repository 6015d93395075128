package io.avrodyne.processor.bind;

import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.ScalarKind;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.type.TypeMirror;

/** Maps byte, short, char and their boxes to int; what is read must fit. */
final class NarrowIntegerBinding implements Binding {

  private static final ValuePlan INT = new ValuePlan.Scalar(ScalarKind.INT, TypeName.INT);

  private static final Map<TypeName, Conversion> CONVERSIONS =
      Map.of(
          TypeName.BYTE, new Conversion(RuntimeNames.NARROWING, null, "toByte", null),
          TypeName.SHORT, new Conversion(RuntimeNames.NARROWING, null, "toShort", null),
          TypeName.CHAR, new Conversion(RuntimeNames.NARROWING, null, "toChar", "char"));

  @Override
  public Optional<ValuePlan> bind(TypeMirror type, Site site, TypeTable table) {
    TypeName name = TypeName.get(type).withoutAnnotations();
    TypeName primitive = name.isBoxedPrimitive() ? name.unbox() : name;
    return Optional.ofNullable(CONVERSIONS.get(primitive))
        .map(conversion -> new ValuePlan.Converted(INT, name, conversion));
  }
}
