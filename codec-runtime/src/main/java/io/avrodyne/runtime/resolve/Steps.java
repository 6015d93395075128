package io.avrodyne.runtime.resolve;

import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.Internals;

/**
 * Methods that read values of types without components through a step of a {@link Resolution}:
 * unchanged, promoted, or from the default. Called by generated code; faster than opening and
 * closing the step.
 *
 * <p><b>Allocation.</b> Only a string that is read from the input; a default is the same string
 * each time.
 */
public final class Steps {

  private Steps() {}

  /** Reads a boolean. */
  public static boolean readBoolean(AvroInput in, Resolution step) {
    return step.opening == Opening.NOTHING ? in.readBoolean() : otherBoolean(in, step);
  }

  private static boolean otherBoolean(AvroInput in, Resolution step) {
    if (step.opening == Opening.DEFAULT) {
      return step.constant.integer() != 0;
    }
    step.open(in);
    boolean value = in.readBoolean();
    step.close(in);
    return value;
  }

  /** Reads an int. */
  public static int readInt(AvroInput in, Resolution step) {
    return step.opening == Opening.NOTHING ? in.readInt() : otherInt(in, step);
  }

  private static int otherInt(AvroInput in, Resolution step) {
    if (step.opening == Opening.DEFAULT) {
      return (int) step.constant.integer();
    }
    step.open(in);
    int value = in.readInt();
    step.close(in);
    return value;
  }

  /** Reads a long. */
  public static long readLong(AvroInput in, Resolution step) {
    return step.opening == Opening.NOTHING ? in.readLong() : otherLong(in, step);
  }

  private static long otherLong(AvroInput in, Resolution step) {
    if (step.promotion == Promotion.INT_TO_LONG) {
      return in.readInt();
    }
    if (step.opening == Opening.DEFAULT) {
      return step.constant.integer();
    }
    step.open(in);
    long value = in.readLong();
    step.close(in);
    return value;
  }

  /** Reads a float. */
  public static float readFloat(AvroInput in, Resolution step) {
    return step.opening == Opening.NOTHING ? in.readFloat() : otherFloat(in, step);
  }

  private static float otherFloat(AvroInput in, Resolution step) {
    if (step.promotion == Promotion.INT_TO_FLOAT) {
      return in.readInt();
    }
    if (step.promotion == Promotion.LONG_TO_FLOAT) {
      return in.readLong();
    }
    if (step.opening == Opening.DEFAULT) {
      return (float) step.constant.decimal();
    }
    step.open(in);
    float value = in.readFloat();
    step.close(in);
    return value;
  }

  /** Reads a double. */
  public static double readDouble(AvroInput in, Resolution step) {
    return step.opening == Opening.NOTHING ? in.readDouble() : otherDouble(in, step);
  }

  private static double otherDouble(AvroInput in, Resolution step) {
    if (step.promotion == Promotion.FLOAT_TO_DOUBLE) {
      return in.readFloat();
    }
    if (step.promotion == Promotion.INT_TO_DOUBLE) {
      return in.readInt();
    }
    if (step.promotion == Promotion.LONG_TO_DOUBLE) {
      return in.readLong();
    }
    if (step.opening == Opening.DEFAULT) {
      return step.constant.decimal();
    }
    step.open(in);
    double value = in.readDouble();
    step.close(in);
    return value;
  }

  /** Reads a string. */
  public static String readString(AvroInput in, Resolution step) {
    return step.opening == Opening.NOTHING ? in.readString() : otherString(in, step);
  }

  private static String otherString(AvroInput in, Resolution step) {
    if (step.opening == Opening.DEFAULT) {
      return step.constant.text();
    }
    step.open(in);
    String value = in.readString();
    step.close(in);
    return value;
  }

  /** Reads the index of a symbol of the reader, whose enum has {@code bound} symbols. */
  public static int readSymbol(AvroInput in, Resolution step, int bound) {
    return step.opening == Opening.NOTHING
        ? Internals.readIndex(in, bound)
        : otherSymbol(in, step, bound);
  }

  private static int otherSymbol(AvroInput in, Resolution step, int bound) {
    if (step.kind == Kind.ENUM) {
      return step.readSymbol(in);
    }
    if (step.opening == Opening.DEFAULT) {
      return (int) step.constant.integer();
    }
    step.open(in);
    int index = Internals.readIndex(in, bound);
    step.close(in);
    return index;
  }
}
