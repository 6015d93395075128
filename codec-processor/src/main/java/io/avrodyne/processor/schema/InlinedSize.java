package io.avrodyne.processor.schema;

import io.avrodyne.processor.plan.Choice;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.Symbols;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.List;

/**
 * Estimates of the size of the code of a value, in bytes, after HotSpot has inlined into it all
 * that the runtime does. The compiler stops inlining at a sum of 8,000, and everything after that
 * is a call.
 *
 * <p>The sizes are those that {@code -XX:+PrintInlining} shows for large numbers.
 */
final class InlinedSize implements ValuePlan.ComponentVisitor<Integer> {

  /** The call of a getter or setter, and the statements around it. */
  private static final int STATEMENT = 35;

  /** The call of a method that is not inlined. */
  private static final int CALL = 30;

  /** The call of a method with a loop. */
  private static final int LOOP = 300;

  /** A UUID as text. */
  private static final int DIGITS = 2_000;

  private final boolean encoding;
  private final boolean inlinesStrings;

  private InlinedSize(boolean encoding, boolean inlinesStrings) {
    this.encoding = encoding;
    this.inlinesStrings = inlinesStrings;
  }

  /** Returns the sizes of the code that encodes values of one record. */
  static InlinedSize ofEncoding(List<ValuePlan> values) {
    return new InlinedSize(true, InlinedStrings.whenEncoding(values));
  }

  /** Returns the sizes of the code that decodes values of one record. */
  static InlinedSize ofDecoding(List<ValuePlan> values) {
    return new InlinedSize(false, InlinedStrings.whenDecoding(values));
  }

  /** Returns the size of the code that decodes values if all strings are inlined. */
  static int ofDecodingWithStrings(List<ValuePlan> values) {
    InlinedSize size = new InlinedSize(false, true);
    return values.stream().mapToInt(size::of).sum();
  }

  /** Returns the estimate for a field with this value. */
  int of(ValuePlan plan) {
    return STATEMENT + plan.accept(this);
  }

  @Override
  public Integer leaf(ValuePlan plan) {
    return size(300, 400);
  }

  @Override
  public Integer nothing(ValuePlan.Nothing plan) {
    return size(20, 0);
  }

  @Override
  public Integer scalar(ValuePlan.Scalar plan) {
    return switch (plan.kind()) {
      case BOOLEAN -> size(15, 70);
      case INT, LONG -> size(210, 400);
      case FLOAT, DOUBLE -> size(350, 300);
    };
  }

  /** HotSpot has already compiled the method for interned strings when it compiles its callers. */
  @Override
  public Integer text(ValuePlan.Text plan) {
    boolean called = !inlinesStrings || (plan.interned() && !encoding);
    return called ? CALL : size(300, 600);
  }

  @Override
  public Integer symbols(Symbols plan) {
    return size(250, 450);
  }

  /** A record of its own is often compiled by itself. */
  @Override
  public Integer nested(ValuePlan.Nested plan) {
    return LOOP;
  }

  @Override
  public Integer items(ValuePlan.Items plan) {
    return LOOP + plan.item().accept(this);
  }

  @Override
  public Integer entries(ValuePlan.Entries plan) {
    return LOOP + plan.value().accept(this);
  }

  @Override
  public Integer choice(Choice plan) {
    return LOOP;
  }

  @Override
  public Integer nullable(OrNull plan) {
    return STATEMENT + plan.value().accept(this) + size(0, 60);
  }

  @Override
  public Integer converted(Converted plan) {
    if (plan.conversion() instanceof Conversion.AsIs) {
      return plan.base().accept(this);
    }
    return plan.conversion() instanceof Conversion.Streams && plan.base() instanceof ValuePlan.Text
        ? DIGITS
        : LOOP + plan.base().accept(this);
  }

  private int size(int encoded, int decoded) {
    return encoding ? encoded : decoded;
  }
}
