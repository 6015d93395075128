package io.avrodyne.runtime.resolve;

import io.avrodyne.runtime.resolve.UnitTransfer.Step;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/** A resolver of primitives and fixed, including promotions and logical types. */
final class ScalarResolver {

  /** A transfer raises ten to the power of the precision, which must remain feasible. */
  private static final int MAX_PRECISION = 1 << 16;

  private final boolean strict;

  ScalarResolver(boolean strict) {
    this.strict = strict;
  }

  ResolutionDraft resolve(Schema writer, Schema reader) {
    String broken = brokenRule(writer, reader);
    if (broken != null) {
      return ResolutionDraft.error(writer, reader, broken);
    }
    EffectiveLogicalType from = EffectiveLogicalType.of(writer);
    EffectiveLogicalType to = EffectiveLogicalType.of(reader);
    ResolutionDraft node = new ResolutionDraft(Kind.VALUE, writer, reader);
    switch (LogicalRule.relation(from, to)) {
      case OTHER_DIGITS -> decimal(node, from, to);
      case OTHER_UNIT -> node.conversion = time(writer, from.nanosPerUnit(), to.nanosPerUnit());
      case SAME, ONE_ABSENT, DIFFERENT -> promoted(node);
    }
    return node;
  }

  private @Nullable String brokenRule(Schema writer, Schema reader) {
    String types =
        "the writer's "
            + TypeDescription.of(writer)
            + ", the reader's "
            + TypeDescription.of(reader);
    if (writer.getType() != reader.getType() && promotion(writer, reader) == null) {
      return "the writer's "
          + TypeDescription.of(writer)
          + " cannot be promoted to the reader's "
          + TypeDescription.of(reader);
    }
    if (writer.getType() == Schema.Type.FIXED) {
      if (!NamedTypes.match(writer, reader)) {
        return Resolver.differentNames(writer, reader);
      }
      if (writer.getFixedSize() != reader.getFixedSize()) {
        return "the sizes of the fixed types differ: " + types;
      }
    }
    if (strict && !LogicalRule.keepsMeaning(writer, reader)) {
      return differentMeaning(writer, reader);
    }
    return brokenDecimal(EffectiveLogicalType.of(writer), EffectiveLogicalType.of(reader), types);
  }

  /** Returns the message for logical types that {@link LogicalRule} keeps apart. */
  static String differentMeaning(Schema writer, Schema reader) {
    return "the logical types differ in meaning: the writer's "
        + TypeDescription.of(writer)
        + ", the reader's "
        + TypeDescription.of(reader);
  }

  private static @Nullable String brokenDecimal(
      EffectiveLogicalType from, EffectiveLogicalType to, String types) {
    if (LogicalRule.relation(from, to) != LogicalRule.Relation.OTHER_DIGITS) {
      return null;
    }
    if (from.scale() > to.scale()) {
      return "the smaller scale would lose digits: " + types;
    }
    return !isStraight(from, to) && to.precision() > MAX_PRECISION
        ? "decimals of more than " + MAX_PRECISION + " digits cannot be converted: " + types
        : null;
  }

  private static boolean isStraight(EffectiveLogicalType from, EffectiveLogicalType to) {
    return from.scale() == to.scale() && from.precision() <= to.precision();
  }

  private static void decimal(
      ResolutionDraft node, EffectiveLogicalType from, EffectiveLogicalType to) {
    node.straight = isStraight(from, to);
    node.straightOnceChecked = node.straight;
    if (!node.straight) {
      int raise = to.scale() - from.scale();
      node.conversion =
          node.writer.getType() == Schema.Type.FIXED
              ? DecimalTransfer.ofFixed(node.writer.getFixedSize(), to.precision(), raise)
              : DecimalTransfer.ofBytes(to.precision(), raise);
    }
  }

  private static Transfer time(Schema writer, long from, long to) {
    if (writer.getType() == Schema.Type.INT) {
      return new UnitTransfer(Step.INT_TO_FINER_LONG, from / to);
    }
    return from > to
        ? new UnitTransfer(Step.TO_FINER_UNIT, from / to)
        : new UnitTransfer(Step.TO_COARSER_UNIT, to / from);
  }

  private static void promoted(ResolutionDraft node) {
    Promotion promotion = promotion(node.writer, node.reader);
    node.straight = promotion == null || promotion.isStraight();
    node.straightOnceChecked = promotion == null || promotion.isStraightOnceChecked();
    if (promotion != null && !node.straight) {
      node.promotion = promotion;
      node.conversion = new PromotionTransfer(promotion);
    }
  }

  private static @Nullable Promotion promotion(Schema writer, Schema reader) {
    return Promotion.of(writer.getType(), reader.getType());
  }
}
