package io.avrodyne.processor.evolve;

import com.palantir.javapoet.ClassName;
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
 * The earlier versions that the codecs of a round have straight-line code for. Codecs that contain
 * a record call the code in its own codec instead of duplicating it: if many records contain each
 * other, the code would grow with the square of their number.
 */
final class StraightVersions {

  private final SchemaFactory schemas;
  private final IntSupplier layouts;
  private final Map<ClassName, CodecPlan> plans;
  private final Map<ClassName, List<EarlierVersion>> straight = new HashMap<>();

  /**
   * Creates one.
   *
   * @param layouts the number of newest earlier layouts that get straight-line code; asked only
   *     where there is a history
   */
  StraightVersions(SchemaFactory schemas, List<CodecPlan> plans, IntSupplier layouts) {
    this.schemas = schemas;
    this.layouts = layouts;
    this.plans = plans.stream().collect(Collectors.toMap(CodecPlan::codec, Function.identity()));
  }

  /**
   * Returns the version whose straight-line code, in a record's own codec, reads a pair of schemas.
   */
  Optional<EarlierVersion> reader(ClassName codec, Schema written, Schema read) {
    CodecPlan plan = plans.get(codec);
    return plan == null || plan.history().isEmpty() || !schemas.schemaOf(plan.root()).equals(read)
        ? Optional.empty()
        : of(plan).stream().filter(version -> version.schema().equals(written)).findFirst();
  }

  /** Returns the versions that a codec has straight-line code for, newest first. */
  List<EarlierVersion> of(CodecPlan plan) {
    List<EarlierVersion> known = straight.get(plan.codec());
    if (known == null) {
      Schema schema = schemas.schemaOf(plan.root());
      known =
          EarlierLayouts.of(plan.history(), schema).stream()
              .limit(layouts.getAsInt())
              .filter(version -> isStraight(plan, version.schema(), schema))
              .toList();
      straight.put(plan.codec(), known);
    }
    return known;
  }

  private static boolean isStraight(CodecPlan plan, Schema writer, Schema schema) {
    return plan.main().filter(main -> StraightLimits.allowRecord(main, writer)).isPresent()
        && SchemaComparison.isReadable(schema, writer);
  }
}
