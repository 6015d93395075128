package io.avrodyne.processor.schema;

import io.avrodyne.processor.plan.CreatorPlan;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.RecordPlan;
import java.util.ArrayList;
import java.util.List;

/**
 * The distribution of the fields of wide records over several methods, because HotSpot does not
 * compile a method of more than 8,000 bytes of code.
 */
public final class MethodSplitter {

  /** Each field takes up to 65 bytes of code. */
  private static final int FIELDS_PER_METHOD = 100;

  /** A component that is decoded into a local takes up to 35 bytes of code. */
  private static final int MAX_LOCALS = 200;

  private MethodSplitter() {}

  /** Returns the fields of each method, in order; all in one for most records. */
  public static List<List<FieldPlan>> parts(List<FieldPlan> fields) {
    int count = Math.max(1, (fields.size() + FIELDS_PER_METHOD - 1) / FIELDS_PER_METHOD);
    List<List<FieldPlan>> parts = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      parts.add(fields.subList(i * fields.size() / count, (i + 1) * fields.size() / count));
    }
    return parts;
  }

  /** Returns whether each field of another writer has its own code; a step takes up to 45 bytes. */
  public static boolean resolvesInSteps(RecordPlan plan) {
    return plan.fields().size() <= FIELDS_PER_METHOD || decodesInParts(plan);
  }

  /** Returns whether decoding puts the fields into an object, part by part, and not into locals. */
  public static boolean decodesInParts(RecordPlan plan) {
    int fields = plan.fields().size();
    return fields
        > (plan.creator() instanceof CreatorPlan.Arguments ? MAX_LOCALS : FIELDS_PER_METHOD);
  }
}
