package io.avrodyne.processor.discover;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.settings.ElementOrigin;
import javax.lang.model.type.TypeMirror;

/** The problems of the methods of an interface that lists codecs. */
final class CodecsProblem {

  private static final String RULE =
      "An abstract method of the interface has no parameters and returns AvroCodec<...>, or is all(),"
          + " which returns List<AvroCodec<?>>.";

  private CodecsProblem() {}

  static Problem parameters(String subject, String kind, ElementOrigin origin) {
    return new Problem(
        Code.CODECS,
        subject + " has " + kind + ".",
        RULE,
        "Remove them, or give the method a body.",
        origin);
  }

  static Problem returned(String subject, TypeMirror type, ElementOrigin origin) {
    return new Problem(
        Code.CODECS,
        subject + " returns " + type + ".",
        RULE,
        "Correct the return type, rename the method, or give it a body.",
        origin);
  }

  static Problem argument(String subject, TypeMirror type, ElementOrigin origin) {
    return new Problem(
        Code.RAW_TYPE,
        subject + " returns " + type + ", without a concrete type argument.",
        "A codec is for one type.",
        "Specify the type, as in AvroCodec<Page<Order>>.",
        origin);
  }
}
