package io.avrodyne.processor.bind;

import com.palantir.javapoet.ClassName;
import io.avrodyne.api.AvroTime;
import io.avrodyne.api.Precision;
import io.avrodyne.processor.discover.settings.Marker;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.Domain;
import io.avrodyne.processor.plan.Domains;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.ScalarKind;
import io.avrodyne.processor.plan.ValuePlan;
import java.time.LocalTime;
import java.util.List;
import java.util.Optional;
import javax.lang.model.type.TypeMirror;

/** The mapping of LocalTime to a time of day: milliseconds in an int, or microseconds in a long. */
final class TimeOfDayBinding implements Binding {

  @Override
  public Optional<ValuePlan> bind(TypeMirror type, BindingContext context, TypeTable table) {
    return JavaTypeNames.is(type, LocalTime.class) ? Optional.of(time(context)) : Optional.empty();
  }

  @Override
  public List<Mapping> mappings() {
    return List.of(
        new Mapping(
            "`LocalTime`",
            "`long` `time-micros`; with `@AvroTime(MILLIS)`, `int` `time-millis`",
            "@AvroTime(AvroTime.Unit.MILLIS) LocalTime",
            "{\"type\":\"int\",\"logicalType\":\"time-millis\"}"));
  }

  private static ValuePlan time(BindingContext context) {
    Optional<Marker> marker = context.consume(AvroTime.class);
    AvroTime.Unit unit =
        marker.flatMap(m -> m.constant("value", AvroTime.Unit.class)).orElse(AvroTime.Unit.MICROS);
    Precision precision =
        marker.flatMap(m -> m.constant("precision", Precision.class)).orElse(Precision.FLOOR);
    ScalarKind kind = unit == AvroTime.Unit.MILLIS ? ScalarKind.INT : ScalarKind.LONG;
    Domain day = unit == AvroTime.Unit.MILLIS ? Domains.TIME_MILLIS : Domains.TIME_MICROS;
    TimeUnitName name = TimeUnitName.of(unit);
    return Converted.of(
            new ValuePlan.Scalar(kind, kind.javaType()),
            ClassName.get(LocalTime.class),
            Conversion.Values.ofRuntime(
                RuntimeNames.TIMES_OF_DAY, name.toAvro(precision), "of" + name.capitalized()),
            "time-" + name.lower())
        .within(day);
  }
}
