package io.avrodyne.processor.emit;

import com.palantir.javapoet.ClassName;
import io.avrodyne.processor.evolve.SchemaComparison;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.EarlierVersion;
import io.avrodyne.processor.schema.SchemaFactory;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.stream.Collectors;
import org.apache.avro.Schema;

/**
 * Tells which earlier versions a codec has straight-line code for, so that codecs that hold its
 * record call that code and do not have the same again: where many records hold each other, it
 * would grow with the square of their number.
 */
final class SharedReaders {

  private final SchemaFactory schemas;
  private final IntSupplier straightLayouts;
  private final Map<ClassName, CodecPlan> plans;
  private final Map<ClassName, List<EarlierVersion>> straight = new HashMap<>();

  /**
   * Creates one.
   *
   * @param straightLayouts for how many of the newest earlier layouts there is straight-line code
   */
  SharedReaders(SchemaFactory schemas, List<CodecPlan> plans, IntSupplier straightLayouts) {
    this.schemas = schemas;
    this.straightLayouts = straightLayouts;
    this.plans = plans.stream().collect(Collectors.toMap(CodecPlan::codec, Function.identity()));
  }

  /** Returns the method of a codec that decodes what one of its earlier versions wrote. */
  Optional<String> reader(ClassName codec, Schema written, Schema read) {
    CodecPlan plan = plans.get(codec);
    return plan == null || plan.history().isEmpty() || !schemas.schemaOf(plan.root()).equals(read)
        ? Optional.empty()
        : straight(plan).stream()
            .filter(version -> version.schema().equals(written))
            .findFirst()
            .map(VersionCode::methodOf);
  }

  /** Returns the versions that a record's codec has straight-line code for, the newest first. */
  List<EarlierVersion> straight(CodecPlan plan) {
    List<EarlierVersion> known = straight.get(plan.codec());
    if (known == null) {
      Schema schema = schemas.schemaOf(plan.root());
      known =
          KnownWriters.of(plan.history(), schema).stream()
              .limit(straightLayouts.getAsInt())
              .filter(version -> isStraight(plan, version.schema(), schema))
              .toList();
      straight.put(plan.codec(), known);
    }
    return known;
  }

  private static boolean isStraight(CodecPlan plan, Schema writer, Schema schema) {
    return plan.main().filter(main -> VersionCode.isStraight(main, writer)).isPresent()
        && SchemaComparison.isReadable(schema, writer);
  }
}
