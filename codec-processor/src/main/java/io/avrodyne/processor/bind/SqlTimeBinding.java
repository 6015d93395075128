package io.avrodyne.processor.bind;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.avrodyne.api.AvroTimestamp;
import io.avrodyne.api.Precision;
import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.settings.Marker;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.Domain;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.ScalarKind;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.List;
import java.util.Optional;
import javax.lang.model.type.TypeMirror;

/**
 * The mapping of the times of {@code java.sql} to timestamps, where an annotation requests it: the
 * instant is exact, but its day and time of day depend on the time zone of the JVM.
 */
final class SqlTimeBinding implements Binding {

  // The processor does not need the module java.sql.
  private static final ClassName TIMESTAMP = ClassName.get("java.sql", "Timestamp");
  private static final ClassName DATE = ClassName.get("java.sql", "Date");
  private static final ClassName TIME = ClassName.get("java.sql", "Time");

  private static final ValuePlan LONG = new ValuePlan.Scalar(ScalarKind.LONG, TypeName.LONG);

  /** A timestamp needs a whole second. */
  private static final Domain MILLIS =
      new Domain.Range(
          "a java.sql.Timestamp in milliseconds", Long.MIN_VALUE / 1_000 * 1_000, Long.MAX_VALUE);

  @Override
  public Optional<ValuePlan> bind(TypeMirror type, BindingContext context, TypeTable table)
      throws Unbindable {
    TypeName name = JavaTypeNames.plain(type);
    boolean whole = name.equals(DATE) || name.equals(TIME);
    if (!whole && !name.equals(TIMESTAMP)) {
      return Optional.empty();
    }
    Optional<Marker> marker = context.consume(AvroTimestamp.class);
    if (marker.isEmpty()) {
      return Optional.empty();
    }
    AvroTimestamp.Unit unit =
        marker.get().constant("value", AvroTimestamp.Unit.class).orElse(AvroTimestamp.Unit.MICROS);
    if (whole && unit != AvroTimestamp.Unit.MILLIS) {
      throw Unbindable.because(notMillis((ClassName) name, marker.get(), context));
    }
    return Optional.of(
        whole ? date((ClassName) name) : timestamp(marker.get(), TimeUnitName.of(unit)));
  }

  @Override
  public List<Mapping> mappings() {
    return List.of(
        new Mapping(
            "`java.sql.Timestamp`",
            "as asked for: `@AvroTimestamp` `long` `timestamp-millis`, `-micros` or `-nanos`",
            "java.sql.@AvroTimestamp(AvroTimestamp.Unit.NANOS) Timestamp",
            "{\"type\":\"long\",\"logicalType\":\"timestamp-nanos\"}"),
        new Mapping(
            "`java.sql.Date`, `java.sql.Time`",
            "as asked for: `@AvroTimestamp(MILLIS)` `long` `timestamp-millis`, the instant of `getTime()`",
            "java.sql.@AvroTimestamp(AvroTimestamp.Unit.MILLIS) Date",
            "{\"type\":\"long\",\"logicalType\":\"timestamp-millis\"}"));
  }

  private static ValuePlan timestamp(Marker marker, TimeUnitName unit) {
    Precision precision = marker.constant("precision", Precision.class).orElse(Precision.FLOOR);
    Converted timestamp =
        converted(
            TIMESTAMP,
            unit.toAvro(precision),
            "toTimestampOf" + unit.capitalized(),
            "timestamp-" + unit.lower());
    return unit.equals(TimeUnitName.of(AvroTimestamp.Unit.MILLIS))
        ? timestamp.within(MILLIS)
        : timestamp;
  }

  private static ValuePlan date(ClassName type) {
    return converted(type, "toMillis", "to" + type.simpleName(), "timestamp-millis");
  }

  private static Converted converted(
      ClassName type, String toAvro, String fromAvro, String logicalType) {
    return Converted.of(
        LONG,
        type,
        Conversion.Values.ofRuntime(RuntimeNames.SQL_TIMES, toAvro, fromAvro),
        logicalType);
  }

  private static Problem notMillis(ClassName type, Marker marker, BindingContext context) {
    return new Problem(
        Code.UNSUPPORTED_TYPE,
        context.subject() + " is " + type + ", and its timestamp is not in milliseconds.",
        "The type has no digits below the millisecond.",
        "Use @AvroTimestamp(MILLIS).",
        marker.origin("value"));
  }
}
