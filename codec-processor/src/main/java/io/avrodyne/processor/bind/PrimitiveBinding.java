package io.avrodyne.processor.bind;

import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.plan.ScalarKind;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.List;
import java.util.Optional;
import javax.lang.model.type.TypeMirror;

/**
 * The mapping of boolean, int, long, float, double and their boxes to the Avro types of the same
 * names.
 */
final class PrimitiveBinding implements Binding {

  @Override
  public Optional<ValuePlan> bind(TypeMirror type, BindingContext context, TypeTable table) {
    TypeName name = JavaTypeNames.plain(type);
    for (ScalarKind kind : ScalarKind.values()) {
      if (name.equals(kind.javaType()) || name.equals(kind.javaType().box())) {
        return Optional.of(new ValuePlan.Scalar(kind, name));
      }
    }
    return Optional.empty();
  }

  @Override
  public List<Mapping> mappings() {
    return List.of(
        new Mapping(
            "`boolean`, `int`, `long`, `float`, `double` and their boxes",
            "the type of the same name",
            "double",
            "\"double\""));
  }
}
