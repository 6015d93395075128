package io.avrodyne.processor.bind;

import com.palantir.javapoet.ClassName;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.TextDomain;
import io.avrodyne.processor.plan.ValuePlan;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Optional;
import javax.lang.model.type.TypeMirror;

/** The mapping of Charset to string, by its canonical name. */
final class CharsetBinding implements Binding {

  private static final ClassName CHARSET = ClassName.get(Charset.class);

  private static final Conversion BY_NAME =
      Conversion.Values.ofRuntime(RuntimeNames.TEXTS, "toText", "toCharset");

  @Override
  public Optional<ValuePlan> bind(TypeMirror type, BindingContext context, TypeTable table) {
    return JavaTypeNames.is(type, Charset.class)
        ? Optional.of(
            Converted.of(new ValuePlan.Text(false), CHARSET, BY_NAME).within(TextDomain.CHARSET))
        : Optional.empty();
  }

  @Override
  public List<Mapping> mappings() {
    return List.of(
        new Mapping("`Charset`", "`string`: its name", "java.nio.charset.Charset", "\"string\""));
  }
}
