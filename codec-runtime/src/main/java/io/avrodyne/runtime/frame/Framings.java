package io.avrodyne.runtime.frame;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.frame.SchemaId.Kind;
import java.util.List;

/**
 * The forms of frames that are in use with schema registries, and without one.
 *
 * <p>A reader never guesses the form of a frame: a datum may begin with any byte, so bytes do not
 * tell. Several forms are accepted only if headers tell them apart; see {@link #firstOf}.
 *
 * <p><b>Shape.</b> The bytes and headers of each form are described with its constant. All numbers
 * are in big-endian order except for fingerprints. Ids are not negative.
 *
 * <p><b>Allocation.</b> None for frames without headers; the values of headers; what zlib needs.
 *
 * <p><b>Errors.</b> {@link EncodeException} for an identifier that is of another kind or out of
 * range; {@link DecodeException} for bytes and headers that are not a frame of the form. The
 * message tells which other form begins with the same byte, if there is one.
 *
 * <p><b>Threads.</b> All forms are immutable.
 */
public final class Framings {

  /**
   * Confluent's prefix: the byte 00 and the id in 4 bytes. It is also the default of Apicurio 3.
   * Like Confluent's readers, this one also reads the byte 01 and a GUID of 16 bytes.
   */
  public static final Framing CONFLUENT_PREFIX = new ConfluentPrefix();

  /**
   * Confluent's header {@code __key_schema_id} or {@code __value_schema_id} with an id: the byte 00
   * and the id in 4 bytes. A header with a GUID is read, too.
   */
  public static final Framing CONFLUENT_HEADER = new ConfluentHeader(Kind.ID);

  /**
   * Confluent's header {@code __key_schema_id} or {@code __value_schema_id} with a GUID: the byte
   * 01 and the GUID in 16 bytes. A header with an id is read, too.
   */
  public static final Framing CONFLUENT_HEADER_GUID = new ConfluentHeader(Kind.GUID);

  /**
   * Apicurio's prefix, the default of its version 2: the byte 00 and the global id in 8 bytes. The
   * prefix with 4 bytes is {@link #CONFLUENT_PREFIX}.
   */
  public static final Framing APICURIO_PREFIX = new ApicurioPrefix();

  /**
   * Apicurio's headers: the content id in 8 bytes in {@code apicurio.key.contentId} or {@code
   * apicurio.value.contentId}, and {@code BINARY} in {@code .encoding}. If there is no content id,
   * the global id in {@code .globalId} is read. Data in JSON are rejected.
   */
  public static final Framing APICURIO_HEADERS = new ApicurioHeaders();

  /**
   * The prefix of the AWS Glue Schema Registry: the byte 03, the byte 00, and the UUID of the
   * schema version in 16 bytes. Data written with {@link #GLUE_ZLIB} are read, too.
   */
  public static final Framing GLUE = new GluePrefix(false);

  /**
   * The prefix of the AWS Glue Schema Registry before a datum compressed with zlib: the byte 03,
   * the byte 05, and the UUID of the schema version in 16 bytes. The compressed datum extends to
   * the end of the input. It is inflated to at most {@link DecodeLimits#maxResolvedBytes} bytes,
   * above which a {@link LimitExceededException} is thrown. Data written with {@link #GLUE} are
   * read, too.
   */
  public static final Framing GLUE_ZLIB = new GluePrefix(true);

  /**
   * The content type of the Azure Schema Registry: {@code avro/binary+} and the id in 32
   * hexadecimal digits in header {@code content-type}. It is for values only.
   */
  public static final Framing AZURE = new AzureContentType();

  /**
   * The header of a single-object message, which needs no registry: the bytes C3 01 and the
   * CRC-64-AVRO fingerprint of the schema in 8 bytes in little-endian order.
   */
  public static final Framing SINGLE_OBJECT = new SingleObjectFrame();

  /** The datum alone. Only a decoder with a single codec reads it, with that codec's schema. */
  public static final Framing NONE = new BareDatum();

  private Framings() {}

  /**
   * Returns a framing that writes frames of the first form and reads those of the first form that
   * the headers show. {@code firstOf(CONFLUENT_HEADER, CONFLUENT_PREFIX)} reads the id in the
   * header, and the prefix if there is no such header, as is needed while producers change from one
   * to the other.
   *
   * @throws IllegalArgumentException if there are no forms, or if headers do not show one of those
   *     before the last
   */
  public static Framing firstOf(Framing... forms) {
    return new FirstOf(List.of(forms));
  }

  /**
   * Removes the headers of all forms, those of the key or those of the value. A record that is made
   * from another record often inherits its headers, and an identifier among them would be taken for
   * that of the new datum.
   */
  public static void removeHeaders(FrameHeaders headers) {
    SchemaHeaders.removeAll(headers);
  }
}
