package io.avrodyne.runtime.resolve;

import io.avrodyne.runtime.resolve.NumberTransfer.Step;
import io.avrodyne.runtime.resolve.Resolution.Kind;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/** Resolves primitives and fixed, with promotions and with the meaning that logical types give. */
final class ScalarResolver {

  /** A transfer raises ten to the power of the precision, which must be possible. */
  private static final int MAX_PRECISION = 1 << 16;

  private final boolean strict;

  ScalarResolver(boolean strict) {
    this.strict = strict;
  }

  /** Returns whether values of one type are promoted to another one. */
  static boolean isPromotion(Schema.Type writer, Schema.Type reader) {
    return switch (writer) {
      case INT ->
          reader == Schema.Type.LONG || reader == Schema.Type.FLOAT || reader == Schema.Type.DOUBLE;
      case LONG -> reader == Schema.Type.FLOAT || reader == Schema.Type.DOUBLE;
      case FLOAT -> reader == Schema.Type.DOUBLE;
      case STRING -> reader == Schema.Type.BYTES;
      case BYTES -> reader == Schema.Type.STRING;
      default -> false;
    };
  }

  /** Returns whether a type is promoted to another one and its values keep their meaning. */
  static boolean isReadable(Schema writer, Schema reader) {
    return isPromotion(writer.getType(), reader.getType())
        && LogicalRule.keepsMeaning(writer, reader);
  }

  ResolutionDraft resolve(Schema writer, Schema reader) {
    String broken = brokenRule(writer, reader);
    if (broken != null) {
      return ResolutionDraft.error(writer, reader, broken);
    }
    LogicalForm from = LogicalForm.of(writer);
    LogicalForm to = LogicalForm.of(reader);
    ResolutionDraft node = new ResolutionDraft(Kind.VALUE, writer, reader);
    if (from.isDecimal() && to.isDecimal()) {
      decimal(node, from, to);
    } else if (from.convertsTo(to)) {
      node.conversion = time(writer, from.nanosPerUnit(), to.nanosPerUnit());
    } else {
      promoted(node);
    }
    return node;
  }

  private @Nullable String brokenRule(Schema writer, Schema reader) {
    String types =
        "the writer's "
            + TypeNames.describe(writer)
            + ", the reader's "
            + TypeNames.describe(reader);
    if (writer.getType() != reader.getType() && !isPromotion(writer.getType(), reader.getType())) {
      return "no promotion leads from one type to the other: " + types;
    }
    if (writer.getType() == Schema.Type.FIXED) {
      if (!TypeNames.match(writer, reader)) {
        return Resolver.differentNames(writer, reader);
      }
      if (writer.getFixedSize() != reader.getFixedSize()) {
        return "the sizes of fixed differ: " + types;
      }
    }
    if (strict && !LogicalRule.keepsMeaning(writer, reader)) {
      return differentMeaning(writer, reader);
    }
    return brokenDecimal(LogicalForm.of(writer), LogicalForm.of(reader), types);
  }

  /** Returns the text for logical types that {@link LogicalRule} keeps apart. */
  static String differentMeaning(Schema writer, Schema reader) {
    return "the logical types mean different things: the writer's "
        + TypeNames.describe(writer)
        + ", the reader's "
        + TypeNames.describe(reader);
  }

  private static @Nullable String brokenDecimal(LogicalForm from, LogicalForm to, String types) {
    if (!from.isDecimal() || !to.isDecimal()) {
      return null;
    }
    if (from.scale() > to.scale()) {
      return "a smaller scale would lose digits: " + types;
    }
    return !isStraight(from, to) && to.precision() > MAX_PRECISION
        ? "decimals of more than " + MAX_PRECISION + " digits are not converted: " + types
        : null;
  }

  private static boolean isStraight(LogicalForm from, LogicalForm to) {
    return from.scale() == to.scale() && from.precision() <= to.precision();
  }

  private static void decimal(ResolutionDraft node, LogicalForm from, LogicalForm to) {
    node.straight = isStraight(from, to);
    node.sameLayout = node.straight;
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
      return new NumberTransfer(Step.INT_TO_FINER_LONG, from / to);
    }
    return from > to
        ? new NumberTransfer(Step.TO_FINER_UNIT, from / to)
        : new NumberTransfer(Step.TO_COARSER_UNIT, to / from);
  }

  private static void promoted(ResolutionDraft node) {
    Schema.Type from = node.writer.getType();
    Schema.Type to = node.reader.getType();
    boolean text = from == Schema.Type.STRING || from == Schema.Type.BYTES;
    node.straight = from == to || text;
    node.sameLayout = node.straight || (from == Schema.Type.INT && to == Schema.Type.LONG);
    if (!node.straight) {
      node.promotedFrom = from;
      node.conversion = new NumberTransfer(step(from, to), 1);
    }
  }

  private static Step step(Schema.Type from, Schema.Type to) {
    return switch (from) {
      case INT ->
          to == Schema.Type.LONG
              ? Step.INT_TO_LONG
              : to == Schema.Type.FLOAT ? Step.INT_TO_FLOAT : Step.INT_TO_DOUBLE;
      case LONG -> to == Schema.Type.FLOAT ? Step.LONG_TO_FLOAT : Step.LONG_TO_DOUBLE;
      default -> Step.FLOAT_TO_DOUBLE;
    };
  }
}
