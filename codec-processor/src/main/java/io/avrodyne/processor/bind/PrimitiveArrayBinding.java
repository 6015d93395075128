package io.avrodyne.processor.bind;

import com.palantir.javapoet.CodeBlock;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.Receiver;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * The mapping of arrays of primitives to arrays, which the runtime writes and reads as a whole.
 * Arrays whose items have a converter are left to {@link ArrayBinding}.
 */
final class PrimitiveArrayBinding implements Binding {

  private static final Map<TypeKind, String> READERS =
      Map.of(
          TypeKind.INT, "readInts",
          TypeKind.LONG, "readLongs",
          TypeKind.FLOAT, "readFloats",
          TypeKind.DOUBLE, "readDoubles",
          TypeKind.BOOLEAN, "readBooleans",
          TypeKind.SHORT, "readShorts");

  private final ArrayBinding arrays;

  PrimitiveArrayBinding(ArrayBinding arrays) {
    this.arrays = arrays;
  }

  @Override
  public Optional<ValuePlan> bind(TypeMirror type, BindingContext context, TypeTable table)
      throws Unbindable {
    if (type.getKind() != TypeKind.ARRAY) {
      return Optional.empty();
    }
    TypeMirror component = ((ArrayType) type).getComponentType();
    String reader = READERS.get(component.getKind());
    if (reader == null) {
      return Optional.empty();
    }
    return arrays
        .bind(type, context, table)
        .map(base -> isPlain((ValuePlan.Items) base) ? streamed(base, reader) : base);
  }

  @Override
  public List<Mapping> mappings() {
    return List.of(
        new Mapping(
            "`int[]`, `long[]`, `float[]`, `double[]`, `boolean[]`, `short[]`",
            "`array`, without boxing",
            "long[]",
            "{\"type\":\"array\",\"items\":\"long\"}"));
  }

  private static boolean isPlain(ValuePlan.Items items) {
    return items.item() instanceof ValuePlan.Scalar
        || (items.item() instanceof Converted converted
            && converted.conversion() instanceof Conversion.Values values
            && values.ours());
  }

  private static ValuePlan streamed(ValuePlan base, String reader) {
    Receiver arrays = Receiver.ofStatic(RuntimeNames.PRIMITIVE_ARRAYS);
    return Converted.of(
        base,
        base.javaType(),
        new Conversion.Streams(arrays, "put", reader, CodeBlock.of(""), true));
  }
}
