package io.avrodyne.processor.evolve;

import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.EarlierVersion;
import io.avrodyne.processor.schema.Catalog;
import java.util.List;
import java.util.Optional;
import java.util.function.IntSupplier;
import org.apache.avro.Schema;

/**
 * The choice of the earlier versions that the codecs of a round know, and of how each one is read.
 */
public final class KnownWriters {

  private final Catalog catalog;
  private final StraightVersions straight;

  /**
   * Creates one.
   *
   * @param catalog the records of the round
   * @param plans the codecs of the round
   * @param straightLayouts the number of newest earlier layouts that get straight-line code; asked
   *     only where there is a history
   */
  public KnownWriters(Catalog catalog, List<CodecPlan> plans, IntSupplier straightLayouts) {
    this.catalog = catalog;
    this.straight = new StraightVersions(catalog.schemas(), plans, straightLayouts);
  }

  /** Returns the known versions of a codec, newest first. */
  public List<KnownWriter> of(CodecPlan plan) {
    if (plan.history().isEmpty()) {
      return List.of();
    }
    Schema read = catalog.schemas().schemaOf(plan.root());
    List<EarlierVersion> planned = straight.of(plan);
    return EarlierLayouts.of(plan.history(), read).stream()
        .map(version -> known(plan, version, planned.contains(version)))
        .toList();
  }

  private KnownWriter known(CodecPlan plan, EarlierVersion version, boolean planned) {
    return new KnownWriter(
        version,
        planned
            ? Optional.of(VersionPlanner.plan(catalog, straight, version, plan))
            : Optional.empty());
  }
}
