package io.avrodyne.runtime.datum;

import io.avrodyne.api.EncodeException;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.DecodeLimits;
import java.util.function.Predicate;
import org.apache.avro.Schema;

/**
 * A printer of a codec's values as JSON, for logs and tests:
 *
 * <pre>{@code
 * private static final AvroJson<Order> JSON =
 *     AvroJson.of(OrderAvroCodec.INSTANCE)
 *         .withRedaction(field -> field.getProp("pii") != null);
 *
 * log.info("received {}", JSON.print(order));
 * }</pre>
 *
 * <p><b>Shape.</b> The JSON of {@link JsonTranscoder}, in one line. {@link JsonTranscoder#toDatum}
 * reads it back unless a field is redacted.
 *
 * <p><b>Allocation.</b> The text, the encoded value, and objects for each value within it.
 *
 * <p><b>Errors.</b> {@link EncodeException} for a value that the codec cannot encode; {@link
 * LimitExceededException} for one whose JSON has more characters than the default of {@link
 * DecodeLimits#maxResolvedBytes} allows.
 *
 * <p><b>Threads.</b> Immutable.
 *
 * @param <T> the Java type of the values
 */
public final class AvroJson<T> {

  private final AvroCodec<T> codec;
  private final JsonTranscoder transcoder;

  private AvroJson(AvroCodec<T> codec, JsonTranscoder transcoder) {
    this.codec = codec;
    this.transcoder = transcoder;
  }

  /** Returns a printer that shows all fields. */
  public static <T> AvroJson<T> of(AvroCodec<T> codec) {
    return new AvroJson<>(codec, JsonTranscoder.of(codec.schema()));
  }

  /**
   * Returns a printer that shows {@code "REDACTED"} in place of the values of some fields.
   *
   * @param fields says which, in place of an earlier one
   */
  public AvroJson<T> withRedaction(Predicate<? super Schema.Field> fields) {
    return new AvroJson<>(codec, transcoder.withRedaction(fields));
  }

  /** Returns the JSON of a value. */
  public String print(T value) {
    AvroOutput out = new AvroOutput();
    codec.encode(value, out);
    return transcoder.toJson(out.toByteArray());
  }
}
