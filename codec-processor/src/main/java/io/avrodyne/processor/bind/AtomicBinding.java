package io.avrodyne.processor.bind;

import com.palantir.javapoet.ClassName;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.ScalarKind;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import javax.lang.model.type.TypeMirror;

/** The mapping of atomic variables to the primitives that they hold. */
final class AtomicBinding implements Binding {

  private static final Map<Class<?>, ScalarKind> KINDS =
      Map.of(
          AtomicInteger.class, ScalarKind.INT,
          AtomicLong.class, ScalarKind.LONG,
          AtomicBoolean.class, ScalarKind.BOOLEAN);

  @Override
  public Optional<ValuePlan> bind(TypeMirror type, BindingContext context, TypeTable table) {
    return KINDS.entrySet().stream()
        .filter(entry -> JavaTypeNames.is(type, entry.getKey()))
        .findFirst()
        .map(entry -> held(entry.getKey(), entry.getValue()));
  }

  @Override
  public List<Mapping> mappings() {
    return List.of(
        new Mapping(
            "`AtomicInteger`, `AtomicLong`, `AtomicBoolean`",
            "`int`, `long`, `boolean`: the value at that moment; reading creates a new variable",
            "java.util.concurrent.atomic.AtomicLong",
            "\"long\""));
  }

  private static ValuePlan held(Class<?> type, ScalarKind kind) {
    return Converted.of(
        new ValuePlan.Scalar(kind, kind.javaType()),
        ClassName.get(type),
        Conversion.Values.ofRuntime(RuntimeNames.ATOMICS, "get", "to" + type.getSimpleName()));
  }
}
