package io.avrodyne.processor.bind;

import com.palantir.javapoet.ClassName;
import io.avrodyne.api.AvroInterned;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.TextDomain;
import io.avrodyne.processor.plan.ValuePlan;
import java.io.File;
import java.net.URI;
import java.net.URL;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.type.TypeMirror;

/** The mapping of JDK types that have a text form to string. */
final class TextFormBinding implements Binding {

  private static final Map<Class<?>, String> READERS =
      Map.of(
          URI.class, "toUri",
          URL.class, "toUrl",
          File.class, "toFile",
          Path.class, "toPath",
          Currency.class, "toCurrency",
          ZoneId.class, "toZoneId",
          Locale.class, "toLocale");

  @Override
  public Optional<ValuePlan> bind(TypeMirror type, BindingContext context, TypeTable table) {
    return READERS.entrySet().stream()
        .filter(entry -> JavaTypeNames.is(type, entry.getKey()))
        .findFirst()
        .map(entry -> text(entry.getKey(), entry.getValue(), context));
  }

  @Override
  public List<Mapping> mappings() {
    return List.of(
        new Mapping(
            "`URI`, `URL`, `File`, `Path`, `Currency`, `ZoneId`, `Locale`",
            "`string`",
            "java.net.URI",
            "\"string\""));
  }

  private static ValuePlan text(Class<?> type, String reader, BindingContext context) {
    boolean interned = context.consume(AvroInterned.class).isPresent();
    return Converted.of(
            new ValuePlan.Text(interned),
            ClassName.get(type),
            Conversion.Values.ofRuntime(RuntimeNames.TEXTS, "toText", reader))
        .within(TextDomain.of(type));
  }
}
