package io.avrodyne.benchmarks.kafka;

import io.avrodyne.benchmarks.workload.Model;
import java.util.Arrays;
import org.apache.kafka.common.header.internals.RecordHeaders;

/**
 * A check that rejects contenders that do not do their work: each event must become a record of the
 * frame with the bytes that the generated codec writes, twice, and must come back equal.
 *
 * @param name the contender's name, for messages
 */
record SerdeGate<T>(String name, Frame frame, Model<T> model) {

  static final String TOPIC = "events";

  /**
   * Serializes an event and deserializes the record.
   *
   * @return the record, to be deserialized in the measurement
   * @throws IllegalStateException if the contender does something else; the message says what
   */
  <N> SerializedEvent check(KafkaSerde<T, N> serde, T event) {
    byte[] datum = model.codec().encode(event);
    N value = serde.prepare().apply(event);
    SerializedEvent first = serialized(serde, value);
    SerializedEvent second = serialized(serde, value);
    require(Arrays.equals(first.bytes(), second.bytes()), "writes other bytes the second time");
    require(isFramed(first), "does not write a frame of the form " + frame);
    require(
        Arrays.equals(first.bytes(), frame.valueAt(), first.bytes().length, datum, 0, datum.length),
        "writes other bytes than the codec");
    N back = serde.deserializer().deserialize(TOPIC, first.headers(), first.fetched());
    require(
        Arrays.equals(datum, model.codec().encode(serde.restore().apply(back))),
        "reads back an event that differs from the one written");
    return first;
  }

  private static <N> SerializedEvent serialized(KafkaSerde<?, N> serde, N value) {
    RecordHeaders headers = new RecordHeaders();
    return new SerializedEvent(serde.serializer().serialize(TOPIC, headers, value), headers);
  }

  private boolean isFramed(SerializedEvent event) {
    return event.headers().toArray().length == frame.headers()
        && event.bytes().length > frame.valueAt()
        && (frame != Frame.PREFIX || event.bytes()[0] == 0)
        && (frame != Frame.SINGLE_OBJECT || event.bytes()[0] == (byte) 0xC3);
  }

  private void require(boolean holds, String failure) {
    if (!holds) {
      throw new IllegalStateException(name + " " + failure);
    }
  }
}
