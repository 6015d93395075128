package io.avrodyne.processor.bind;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.ScalarKind;
import io.avrodyne.processor.plan.ValuePlan;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import javax.lang.model.type.TypeMirror;

/** The mapping of LocalDate to date: an int that counts days. */
final class LocalDateBinding implements Binding {

  private static final ValuePlan DATE =
      Converted.of(
          new ValuePlan.Scalar(ScalarKind.INT, TypeName.INT),
          ClassName.get(LocalDate.class),
          Conversion.Values.ofRuntime(RuntimeNames.DATES, "toDays", "toLocalDate"),
          "date");

  @Override
  public Optional<ValuePlan> bind(TypeMirror type, BindingContext context, TypeTable table) {
    return JavaTypeNames.is(type, LocalDate.class) ? Optional.of(DATE) : Optional.empty();
  }

  @Override
  public List<Mapping> mappings() {
    return List.of(
        new Mapping(
            "`LocalDate`",
            "`int` `date`",
            "java.time.LocalDate",
            "{\"type\":\"int\",\"logicalType\":\"date\"}"));
  }
}
