package io.avrodyne.processor.bind;

import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.plan.Choice;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.Presence;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.ScalarKind;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.type.TypeMirror;

/** The mapping of Optional and its primitive variants to unions with null. */
final class OptionalBinding implements Binding {

  private static final Map<Presence, ScalarKind> PRIMITIVES =
      Map.of(
          Presence.OPTIONAL_INT, ScalarKind.INT,
          Presence.OPTIONAL_LONG, ScalarKind.LONG,
          Presence.OPTIONAL_DOUBLE, ScalarKind.DOUBLE);

  @Override
  public Optional<ValuePlan> bind(TypeMirror type, BindingContext context, TypeTable table)
      throws Unbindable {
    TypeName name = JavaTypeNames.plain(type);
    for (Map.Entry<Presence, ScalarKind> entry : PRIMITIVES.entrySet()) {
      if (JavaTypeNames.is(type, entry.getKey().holder())) {
        ScalarKind kind = entry.getValue();
        ValuePlan value = new ValuePlan.Scalar(kind, kind.javaType());
        return Optional.of(new OrNull(name, value, context.nullFirst(), entry.getKey()));
      }
    }
    if (!JavaTypeNames.is(type, Optional.class)) {
      return Optional.empty();
    }
    TypeMirror argument = ContainerTypes.argument(type, 0, context);
    ValuePlan value = table.bindWithin(argument, context);
    return Optional.of(
        value instanceof Choice choice
            ? ofUnion(choice, name, context)
            : new OrNull(name, value, context.nullFirst(), Presence.OPTIONAL));
  }

  @Override
  public List<Mapping> mappings() {
    return List.of(
        new Mapping(
            "`Optional<T>`, `OptionalInt`, `OptionalLong`, `OptionalDouble`",
            "`[\"null\", T]`, default null",
            "java.util.OptionalInt",
            "[\"null\",\"int\"]"));
  }

  /** Null becomes one more branch, because a union cannot contain another union. */
  private static ValuePlan ofUnion(Choice choice, TypeName name, BindingContext context) {
    return Converted.of(
        choice.withNull(context.nullFirst()),
        name,
        Conversion.Values.ofRuntime(RuntimeNames.OPTIONALS, "orNull", "ofNullable"));
  }
}
