package io.avrodyne.api;

/** How the codec of a type copies values. */
public enum Copies {

  /**
   * Values are encoded, and the copy is decoded, which takes the time of both and needs no code.
   * Digits that the encoding drops are missing in the copy.
   */
  ENCODED,

  /**
   * The codec has a method that makes objects as decoding does, but from the fields of the original
   * instead of bytes, and shares strings, enum constants and immutable objects of the JDK. That is
   * several times as fast, and digits remain. The class of the codec is about an eighth larger. A
   * field whose type has a codec without the setting is encoded and decoded.
   */
  GENERATED
}
