package io.avrodyne.runtime;

/** Stands where a generated class would. */
public final class CodecsTest_FoundAvroCodec {

  /** The codec. */
  public static final AvroCodec<String> INSTANCE = new TextCodec();

  private CodecsTest_FoundAvroCodec() {}
}
