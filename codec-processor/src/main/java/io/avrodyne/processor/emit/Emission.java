package io.avrodyne.processor.emit;

import com.palantir.javapoet.ClassName;
import io.avrodyne.processor.evolve.KnownWriters;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.RecordShape;
import io.avrodyne.processor.schema.Catalog;
import io.avrodyne.processor.schema.Recursion;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntSupplier;

/** The state that the emitters of one round share, so that it is computed once. */
public final class Emission {

  private final Catalog catalog;
  private final SharedUnions unions;
  private final KnownWriters knownWriters;
  private final Set<ClassName> copying;
  private final Map<ClassName, Long> hashes = new HashMap<>();
  private final Map<ClassName, EmitContext> elsewhere = new HashMap<>();

  /**
   * Creates one.
   *
   * @param catalog the records of the round
   * @param plans the codecs of the round
   * @param straightLayouts the number of newest earlier layouts that get straight-line code
   */
  public Emission(Catalog catalog, List<CodecPlan> plans, IntSupplier straightLayouts) {
    this.catalog = catalog;
    this.knownWriters = new KnownWriters(catalog, plans, straightLayouts);
    this.unions = new SharedUnions(catalog);
    this.copying = copying(catalog, plans);
  }

  private static Set<ClassName> copying(Catalog catalog, List<CodecPlan> plans) {
    Set<ClassName> found = new HashSet<>();
    for (CodecPlan plan : plans) {
      if (plan.main().isEmpty() && plan.copies()) {
        found.add(plan.codec());
      }
    }
    for (RecordShape shape : catalog.shapes().values()) {
      if (shape instanceof RecordPlan plan && plan.copies()) {
        found.add(plan.codec());
      }
    }
    return found;
  }

  /** Returns whether a class has methods that copy. */
  boolean copies(ClassName codec) {
    return copying.contains(codec);
  }

  Catalog catalog() {
    return catalog;
  }

  Recursion recursion() {
    return catalog.recursion();
  }

  SharedUnions unions() {
    return unions;
  }

  KnownWriters knownWriters() {
    return knownWriters;
  }

  /** Returns the hash of the full schema of a record. */
  long schemaHash(ClassName codec) {
    Long known = hashes.get(codec);
    if (known == null) {
      RecordShape shape = catalog.shape(codec);
      known = TextHash.ofText(catalog.schemas().schemaOf(shape).toString());
      hashes.put(codec, known);
    }
    return known;
  }

  /** Returns a record of the round. */
  RecordPlan record(ClassName codec) {
    return (RecordPlan) catalog.shape(codec);
  }

  /** Returns the names of the members of a record's codec, for code outside of it. */
  EmitContext elsewhere(ClassName codec) {
    EmitContext known = elsewhere.get(codec);
    if (known == null) {
      known = EmitContext.elsewhere(record(codec), catalog.schemas(), this);
      elsewhere.put(codec, known);
    }
    return known;
  }
}
