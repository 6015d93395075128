package io.avrodyne.runtime.frame;

import io.avrodyne.runtime.frame.SchemaId.Kind;

/**
 * The form of an identifier in Confluent's prefix and in its header: 00 and an id of 4 bytes, or 01
 * and a GUID of 16 bytes.
 */
final class ConfluentId {

  static final int ID_BYTES = 1 + Integer.BYTES;
  static final int GUID_BYTES = 1 + 2 * Long.BYTES;

  private static final byte ID = 0;
  private static final byte GUID = 1;

  private ConfluentId() {}

  /** Returns the size of an identifier by its first byte; 0 if no identifier begins with it. */
  static int sizeOf(byte first) {
    return switch (first) {
      case ID -> ID_BYTES;
      case GUID -> GUID_BYTES;
      default -> 0;
    };
  }

  /** Reads an identifier of the size that {@link #sizeOf} returned. */
  static void read(FoundId id, byte[] from, int p) {
    if (from[p] == ID) {
      id.set(
          Kind.ID, 0, FrameChecks.notNegative(BigEndian.getInt(from, p + 1), "schema id", p + 1));
    } else {
      id.set(
          Kind.GUID, BigEndian.getLong(from, p + 1), BigEndian.getLong(from, p + 1 + Long.BYTES));
    }
  }

  static void putId(SchemaId id, byte[] to, int p) {
    to[p] = ID;
    BigEndian.putInt(to, p + 1, (int) id.low());
  }

  static void putGuid(SchemaId id, byte[] to, int p) {
    to[p] = GUID;
    BigEndian.putLong(to, p + 1, id.high());
    BigEndian.putLong(to, p + 1 + Long.BYTES, id.low());
  }
}
