package io.avrodyne.runtime.resolve;

import io.avrodyne.runtime.AvroInput;

/** A transfer that writes a number as the type that it is promoted to. */
final class PromotionTransfer extends Transfer {

  private final Promotion promotion;

  /**
   * Creates a transfer for numbers; promotions between strings and bytes are straight and need no
   * transfer.
   */
  PromotionTransfer(Promotion promotion) {
    this.promotion = promotion;
  }

  @Override
  void run(AvroInput in, Scratch out) {
    switch (promotion) {
      case INT_TO_LONG -> out.putLong(in.readInt());
      case INT_TO_FLOAT -> out.putFloat(in.readInt());
      case INT_TO_DOUBLE -> out.putDouble(in.readInt());
      case LONG_TO_FLOAT -> out.putFloat((float) in.readLong());
      case LONG_TO_DOUBLE -> out.putDouble((double) in.readLong());
      case FLOAT_TO_DOUBLE -> out.putDouble(in.readFloat());
      case STRING_TO_BYTES, BYTES_TO_STRING ->
          throw new IllegalStateException("Text needs no promotion");
    }
  }
}
