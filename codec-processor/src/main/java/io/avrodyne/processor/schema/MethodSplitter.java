package io.avrodyne.processor.schema;

import io.avrodyne.processor.plan.CreatorPlan;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.ArrayList;
import java.util.List;

/**
 * The distribution of the fields of wide records over several methods. HotSpot does not compile a
 * method of more than 8,000 bytes of code, and stops inlining into one where the sum of all that it
 * inlined reaches 8,000.
 */
public final class MethodSplitter {

  /**
   * The estimated size of a full part. A full part is larger than the 325 bytes that HotSpot
   * inlines, so that each part has its own 8,000.
   */
  static final int MAX_INLINED = 7000;

  /** Each field of another writer takes up to 65 bytes of code. */
  private static final int FIELDS_PER_METHOD = 100;

  /** A component that is decoded into a local takes up to 35 bytes of code. */
  private static final int MAX_LOCALS = 200;

  private MethodSplitter() {}

  /** Returns the fields of each method that encodes, in order; all in one for most records. */
  public static List<List<FieldPlan>> partsToEncode(List<FieldPlan> fields) {
    return filled(fields, InlinedSize.ofEncoding(values(fields)));
  }

  /** Returns the fields of each method that decodes, in order; all in one for most records. */
  public static List<List<FieldPlan>> partsToDecode(List<FieldPlan> fields) {
    return filled(fields, InlinedSize.ofDecoding(values(fields)));
  }

  private static List<ValuePlan> values(List<FieldPlan> fields) {
    return fields.stream().map(FieldPlan::value).toList();
  }

  private static List<List<FieldPlan>> filled(List<FieldPlan> fields, InlinedSize size) {
    List<List<FieldPlan>> parts = new ArrayList<>();
    int first = 0;
    int filled = 0;
    for (int i = 0; i < fields.size(); i++) {
      int more = size.of(fields.get(i).value());
      if (filled + more > MAX_INLINED && i > first) {
        parts.add(fields.subList(first, i));
        first = i;
        filled = 0;
      }
      filled += more;
    }
    parts.add(fields.subList(first, fields.size()));
    return parts;
  }

  /** Returns the fields of each method that decodes what another schema wrote, in order. */
  public static List<List<FieldPlan>> partsToResolve(List<FieldPlan> fields) {
    int count = Math.max(1, (fields.size() + FIELDS_PER_METHOD - 1) / FIELDS_PER_METHOD);
    List<List<FieldPlan>> parts = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      parts.add(fields.subList(i * fields.size() / count, (i + 1) * fields.size() / count));
    }
    return parts;
  }

  /** Returns whether each field of another writer has its own code; a step takes up to 45 bytes. */
  public static boolean resolvesInSteps(RecordPlan plan) {
    return plan.fields().size() <= FIELDS_PER_METHOD || resolvesInParts(plan);
  }

  /**
   * Returns whether decoding what another schema wrote puts the fields into an object, part by
   * part, and not into locals.
   */
  public static boolean resolvesInParts(RecordPlan plan) {
    return plan.fields().size() > (takesArguments(plan) ? MAX_LOCALS : FIELDS_PER_METHOD);
  }

  /**
   * Returns whether decoding puts the fields into an object, part by part, and not into locals.
   * Where a constructor takes the fields, an object that carries them there costs more than calls
   * that are not inlined: records of 20 to 100 fields were read 0.7 to 0.9 times as fast with one.
   */
  public static boolean decodesInParts(RecordPlan plan) {
    return takesArguments(plan)
        ? plan.fields().size() > MAX_LOCALS
        : partsToDecode(plan.fields()).size() > 1;
  }

  private static boolean takesArguments(RecordPlan plan) {
    return plan.creator() instanceof CreatorPlan.Arguments;
  }
}
