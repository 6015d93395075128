package io.avrodyne.processor.bind;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import io.avrodyne.api.AvroBigDecimal;
import io.avrodyne.api.AvroDecimal;
import io.avrodyne.api.AvroString;
import io.avrodyne.api.DecimalForm;
import io.avrodyne.processor.discover.settings.DecimalSetting;
import io.avrodyne.processor.discover.settings.Marker;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.DecimalDomain;
import io.avrodyne.processor.plan.Domains;
import io.avrodyne.processor.plan.Receiver;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.TextDomain;
import io.avrodyne.processor.plan.ValuePlan;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.type.TypeMirror;

/**
 * The mapping of BigDecimal and BigInteger to the form that an annotation or the settings request;
 * there is no default.
 */
final class DecimalBinding implements Binding {

  private static final ClassName ROUNDING = ClassName.get(RoundingMode.class);

  @Override
  public Optional<ValuePlan> bind(TypeMirror type, BindingContext context, TypeTable table)
      throws Unbindable {
    boolean integer = JavaTypeNames.is(type, BigInteger.class);
    if (!integer && !JavaTypeNames.is(type, BigDecimal.class)) {
      return Optional.empty();
    }
    Optional<Marker> decimal = context.consume(AvroDecimal.class);
    if (decimal.isPresent()) {
      return Optional.of(decimal(decimal.get(), integer, context));
    }
    Optional<Marker> unscaled = context.consume(AvroBigDecimal.class);
    if (unscaled.isPresent()) {
      return Optional.of(bigDecimal(unscaled.get(), integer, context));
    }
    if (context.consume(AvroString.class).isPresent()) {
      return Optional.of(text(integer));
    }
    return Optional.of(ofSettings(context.owner().settings().decimals(), integer, context));
  }

  /** A form that has no place for an integer is meant for the other numbers. */
  private static ValuePlan ofSettings(
      DecimalSetting setting, boolean integer, BindingContext context) throws Unbindable {
    Optional<Marker> decimal =
        setting.decimal().filter(marker -> !integer || marker.integer("scale", 0) == 0);
    if (decimal.isPresent()) {
      return decimal(decimal.get(), integer, context);
    }
    if (setting.form() == DecimalForm.BIG_DECIMAL && !integer) {
      return bigDecimal();
    }
    if (setting.form() == DecimalForm.STRING) {
      return text(integer);
    }
    throw Unbindable.because(DecimalProblems.noForm(integer, context));
  }

  @Override
  public List<Mapping> mappings() {
    return List.of(
        new Mapping(
            "`BigDecimal`, `BigInteger`",
            "as asked for: `@AvroDecimal` `bytes` or `fixed` `decimal`, `@AvroBigDecimal` `bytes` `big-decimal`, `@AvroString` `string`",
            "@AvroDecimal(precision = 9, scale = 2) BigDecimal",
            "{\"type\":\"bytes\",\"logicalType\":\"decimal\",\"precision\":9,\"scale\":2}"));
  }

  private static ValuePlan decimal(Marker marker, boolean integer, BindingContext context)
      throws Unbindable {
    int precision = marker.integer("precision", 0);
    int scale = marker.integer("scale", 0);
    int size = marker.integer("fixedSize", 0);
    if (integer && scale != 0) {
      throw Unbindable.because(DecimalProblems.scaleOfInteger(marker, context));
    }
    Map<String, Object> properties = new LinkedHashMap<>();
    properties.put("logicalType", "decimal");
    properties.put("precision", precision);
    properties.put("scale", scale);
    String suffix = integer ? "Integer" : "";
    boolean fixed = size != 0;
    return new Converted(
        fixed ? FixedNames.fixed(marker, context, size) : new ValuePlan.Binary(),
        ClassName.get(integer ? BigInteger.class : BigDecimal.class),
        Conversion.Streams.of(
            codec(precision, scale, size, rounding(marker)),
            (fixed ? "putFixed" : "put") + suffix,
            (fixed ? "readFixed" : "read") + suffix),
        properties,
        new DecimalDomain.Unscaled(precision));
  }

  private static RoundingMode rounding(Marker marker) {
    return marker.constant("rounding", RoundingMode.class).orElse(RoundingMode.UNNECESSARY);
  }

  private static Receiver codec(int precision, int scale, int size, RoundingMode rounding) {
    ClassName type = RuntimeNames.DECIMAL_CODEC;
    String label =
        "Decimal_"
            + precision
            + "_"
            + scale
            + (size == 0 ? "" : "_Fixed_" + size)
            + (rounding == RoundingMode.UNNECESSARY ? "" : "_" + rounding);
    CodeBlock creation =
        size == 0
            ? CodeBlock.of("$T.ofBytes($L, $L, $T.$L)", type, precision, scale, ROUNDING, rounding)
            : CodeBlock.of(
                "$T.ofFixed($L, $L, $L, $T.$L)", type, precision, scale, size, ROUNDING, rounding);
    return new Receiver(type, label, creation);
  }

  private static ValuePlan bigDecimal(Marker marker, boolean integer, BindingContext context)
      throws Unbindable {
    if (integer) {
      throw Unbindable.because(DecimalProblems.bigDecimalOfInteger(marker, context));
    }
    return bigDecimal();
  }

  private static ValuePlan bigDecimal() {
    return Converted.of(
            new ValuePlan.Binary(),
            ClassName.get(BigDecimal.class),
            Conversion.Streams.ofRuntime(RuntimeNames.BIG_DECIMALS, "put", "read"),
            "big-decimal")
        .within(Domains.BIG_DECIMALS);
  }

  private static ValuePlan text(boolean integer) {
    Class<?> type = integer ? BigInteger.class : BigDecimal.class;
    return Converted.of(
            new ValuePlan.Text(false),
            ClassName.get(type),
            Conversion.Values.ofRuntime(RuntimeNames.TEXTS, "toText", "to" + type.getSimpleName()))
        .within(TextDomain.of(type));
  }
}
