package io.avrodyne.api;

import org.jspecify.annotations.Nullable;

/**
 * The maker of the exceptions of this package, for Avrodyne's own modules. Applications catch these
 * exceptions and never make them: what a converter or constructor throws becomes the cause of one.
 * No part of the public API.
 *
 * <p><b>Allocation.</b> The exception.
 *
 * <p><b>Threads.</b> Any number at once.
 */
public final class CodecFailures {

  private CodecFailures() {}

  /** Returns an exception for a value that has no encoding. */
  public static EncodeException encoding(String reason) {
    return encoding(reason, null);
  }

  /** Returns an exception for a value that has no encoding, with what user code threw. */
  public static EncodeException encoding(String reason, @Nullable Throwable cause) {
    return new EncodeException(reason, cause);
  }

  /** Returns an exception for a value that is null where its schema has no null. */
  public static EncodeException nullValue() {
    return encoding("null where the schema does not allow null");
  }

  /**
   * Returns an exception for bytes that are not a datum.
   *
   * @param position the index in the input of the first byte that could not be read
   */
  public static DecodeException malformed(String reason, long position) {
    return decoding(reason, position, null);
  }

  /** Returns an exception for an input that ends too early. */
  public static DecodeException truncated(long position) {
    return malformed("the input ends in the middle of a datum", position);
  }

  /** Returns an exception for a datum that could not be read, with what user code threw. */
  public static DecodeException decoding(String reason, long position, @Nullable Throwable cause) {
    return new DecodeException(reason, position, cause);
  }

  /** Returns an exception for input that asks for more than a limit allows. */
  public static LimitExceededException limit(String reason, long position) {
    return new LimitExceededException(reason, position);
  }

  /**
   * Returns an exception for a subject nested too deep for the stack of the thread: the limits of
   * depth are numbers, but how much a thread bears depends on its stack.
   */
  public static LimitExceededException tooDeepForStack(String subject, long position) {
    return limit(subject + " is nested too deeply for the stack of the thread", position);
  }

  /** Returns an exception for schemas that cannot be resolved. */
  public static SchemaResolutionException resolution(String reason) {
    return new SchemaResolutionException(reason);
  }

  /**
   * Returns an exception for a message whose schema is not known.
   *
   * @param fingerprint the CRC-64-AVRO fingerprint of the schema
   * @param advice how to make the schema known
   */
  public static UnknownSchemaException unknownSchema(long fingerprint, String advice) {
    return new UnknownSchemaException(fingerprint, advice);
  }

  /**
   * Returns what to throw when reading a value threw: that itself if it is an exception of ours.
   */
  public static EncodeException ofReading(Throwable thrown) {
    return thrown instanceof EncodeException ours
        ? ours
        : encoding("reading the value threw " + thrown.getClass().getName(), thrown);
  }

  /** Returns what to throw when building a value threw: that itself if it is one of ours. */
  public static DecodeException ofBuilding(Throwable thrown, long position) {
    return thrown instanceof DecodeException ours
        ? ours
        : decoding("building the value threw " + thrown.getClass().getName(), position, thrown);
  }

  /**
   * Puts one step in front of the path of an exception, which travels outwards.
   *
   * @param segment the Avro name of a field, or an index in brackets
   * @return the exception
   */
  public static <E extends AvroCodecException> E within(String segment, E exception) {
    exception.prependPath(segment);
    return exception;
  }
}
