package io.avrodyne.runtime;

/** A class that shares nothing with a generated one but the name. */
final class CodecsTest_ForeignAvroCodec {

  private CodecsTest_ForeignAvroCodec() {}
}
