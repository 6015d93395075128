package io.avrodyne.kafka;

import io.avrodyne.runtime.frame.Framing;
import io.avrodyne.runtime.frame.Framings;

/**
 * The forms of frames that a serializer writes and a deserializer reads.
 *
 * @param written the form that is written
 * @param read the form that is read, which may be one of several that the headers choose
 */
record FrameForms(Framing written, Framing read) {

  static final FrameForms DEFAULT = of(Framings.CONFLUENT_PREFIX);

  /** Returns one form, which is written and read. */
  static FrameForms of(Framing form) {
    return new FrameForms(form, form);
  }

  FrameForms withWritten(Framing form) {
    return new FrameForms(form, read);
  }

  FrameForms withRead(Framing form) {
    return new FrameForms(written, form);
  }
}
