package io.avrodyne.processor.bind;

import com.palantir.javapoet.ClassName;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.type.TypeMirror;
import org.apache.avro.util.Utf8;

/** The mapping of text types other than String to string, without creating a String on encode. */
final class CharSequenceBinding implements Binding {

  private static final Map<Class<?>, Conversion> CONVERSIONS =
      Map.of(
          CharSequence.class,
          Conversion.Streams.ofRuntime(RuntimeNames.TEXTS, "put", "read"),
          Utf8.class,
          Conversion.Streams.ofRuntime(RuntimeNames.TEXTS, "putUtf8", "readUtf8"));

  @Override
  public Optional<ValuePlan> bind(TypeMirror type, BindingContext context, TypeTable table) {
    return CONVERSIONS.entrySet().stream()
        .filter(entry -> JavaTypeNames.is(type, entry.getKey()))
        .findFirst()
        .map(entry -> text(entry.getKey(), entry.getValue()));
  }

  @Override
  public List<Mapping> mappings() {
    return List.of(
        new Mapping("`CharSequence`, Avro's `Utf8`", "`string`", "CharSequence", "\"string\""));
  }

  private static ValuePlan text(Class<?> type, Conversion conversion) {
    return Converted.of(new ValuePlan.Text(false), ClassName.get(type), conversion);
  }
}
