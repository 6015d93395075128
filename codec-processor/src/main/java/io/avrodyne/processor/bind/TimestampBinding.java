package io.avrodyne.processor.bind;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.avrodyne.api.AvroTimestamp;
import io.avrodyne.api.Precision;
import io.avrodyne.processor.discover.settings.Marker;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.ScalarKind;
import io.avrodyne.processor.plan.ValuePlan;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.Date;
import java.util.List;
import java.util.Optional;
import javax.lang.model.type.TypeMirror;

/** The mapping of points in time, with and without a zone, to timestamps. */
final class TimestampBinding implements Binding {

  private static final ValuePlan LONG = new ValuePlan.Scalar(ScalarKind.LONG, TypeName.LONG);

  @Override
  public Optional<ValuePlan> bind(TypeMirror type, BindingContext context, TypeTable table) {
    if (JavaTypeNames.is(type, Instant.class)) {
      return Optional.of(timestamp(Instant.class, "timestamp-", "toInstantOf", context));
    }
    if (JavaTypeNames.is(type, LocalDateTime.class)) {
      return Optional.of(timestamp(LocalDateTime.class, "local-timestamp-", "toLocalOf", context));
    }
    return JavaTypeNames.is(type, Date.class) ? Optional.of(date()) : Optional.empty();
  }

  @Override
  public List<Mapping> mappings() {
    return List.of(
        new Mapping(
            "`Instant`",
            "`long` `timestamp-micros`; other units by `@AvroTimestamp`",
            "@AvroTimestamp(AvroTimestamp.Unit.NANOS) Instant",
            "{\"type\":\"long\",\"logicalType\":\"timestamp-nanos\"}"),
        new Mapping(
            "`LocalDateTime`",
            "`long` `local-timestamp-micros`; other units by `@AvroTimestamp`",
            "LocalDateTime",
            "{\"type\":\"long\",\"logicalType\":\"local-timestamp-micros\"}"),
        new Mapping(
            "`java.util.Date`",
            "`long` `timestamp-millis`",
            "Date",
            "{\"type\":\"long\",\"logicalType\":\"timestamp-millis\"}"));
  }

  private static ValuePlan timestamp(
      Class<?> type, String logicalType, String fromAvro, BindingContext context) {
    Optional<Marker> marker = context.consume(AvroTimestamp.class);
    TimeUnitName unit =
        TimeUnitName.of(
            marker
                .flatMap(m -> m.constant("value", AvroTimestamp.Unit.class))
                .orElse(AvroTimestamp.Unit.MICROS));
    Precision precision =
        marker.flatMap(m -> m.constant("precision", Precision.class)).orElse(Precision.FLOOR);
    return Converted.of(
        LONG,
        ClassName.get(type),
        Conversion.Values.ofRuntime(
            RuntimeNames.TIMESTAMPS, unit.toAvro(precision), fromAvro + unit.capitalized()),
        logicalType + unit.lower());
  }

  /** A Date has no digits below the millisecond. */
  private static ValuePlan date() {
    return Converted.of(
        LONG,
        ClassName.get(Date.class),
        Conversion.Values.ofRuntime(RuntimeNames.TIMESTAMPS, "toMillis", "toDate"),
        "timestamp-millis");
  }
}
