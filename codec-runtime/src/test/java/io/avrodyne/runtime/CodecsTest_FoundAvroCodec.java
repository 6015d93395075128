package io.avrodyne.runtime;

/** A substitute for a generated class. */
public final class CodecsTest_FoundAvroCodec {

  /** The codec. */
  public static final AvroCodec<String> INSTANCE = new TextCodec();

  private CodecsTest_FoundAvroCodec() {}
}
