package io.avrodyne.runtime;

/** Has the name of a generated class, and nothing else of it. */
final class CodecsTest_ForeignAvroCodec {

  private CodecsTest_ForeignAvroCodec() {}
}
