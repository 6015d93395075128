package io.avrodyne.processor.plan;

import com.palantir.javapoet.ClassName;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;

/** Tells which records hold themselves, at once or through others. */
public final class Recursion {

  private final Catalog catalog;

  /** Creates one over the records of a compilation. */
  public Recursion(Catalog catalog) {
    this.catalog = catalog;
  }

  /** Returns whether a datum of a record may hold another one of it. */
  public boolean isRecursive(RecordPlan plan) {
    return reachable(plan.codec()).contains(plan.codec());
  }

  /** Returns whether two records hold each other. */
  public boolean isCircle(ClassName one, ClassName other) {
    return reachable(one).contains(other) && reachable(other).contains(one);
  }

  private Set<ClassName> reachable(ClassName codec) {
    Set<ClassName> seen = new HashSet<>();
    collect(codec, seen);
    return seen;
  }

  private void collect(ClassName codec, Set<ClassName> seen) {
    held(catalog.shape(codec)).filter(seen::add).forEach(next -> collect(next, seen));
  }

  /** A record compiled before holds none of this compilation. */
  private static Stream<ClassName> held(RecordShape shape) {
    return shape instanceof RecordPlan plan
        ? plan.values().stream()
            .flatMap(ValuePlan::all)
            .filter(ValuePlan.Nested.class::isInstance)
            .map(nested -> ((ValuePlan.Nested) nested).codec())
        : Stream.empty();
  }
}
