package io.avrodyne.api;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A factory of the exceptions in this package, for Avrodyne's own modules. It is not part of the
 * public API: applications catch these exceptions but never create them, and an exception thrown by
 * a converter or constructor becomes the cause of one.
 *
 * <p><b>Allocation.</b> The exception.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads.
 */
public final class CodecFailures {

  /** The position of a failure that is not in the bytes of an input, such as one of a schema. */
  public static final long NOWHERE = -1;

  private static final String TOO_DEEP_FOR_STACK =
      "nested too deeply for the stack of the thread. Give the thread a larger stack, with -Xss or"
          + " the constructor of Thread";

  private CodecFailures() {}

  /** Returns an exception for a value that cannot be encoded. */
  public static EncodeException encoding(String reason) {
    return encoding(reason, null);
  }

  /**
   * Returns an exception for a value that cannot be encoded, with the exception thrown by user
   * code.
   */
  public static EncodeException encoding(String reason, @Nullable Throwable cause) {
    return new EncodeException(reason, cause);
  }

  /** Returns an exception for a value that is null although its schema does not allow null. */
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

  /**
   * Returns an exception for an input that ends too early.
   *
   * @param missing how many bytes are missing, at least
   */
  public static DecodeException truncated(long position, long missing) {
    return truncated("the input ends in the middle of a datum", position, missing);
  }

  /** Returns an exception for an input that ends before what it announces. */
  public static DecodeException truncated(String reason, long position, long missing) {
    return new DecodeException(reason, position, missing, null);
  }

  /**
   * Returns an exception for a datum that cannot be decoded, with the exception thrown by user
   * code.
   */
  public static DecodeException decoding(String reason, long position, @Nullable Throwable cause) {
    return new DecodeException(reason, position, cause);
  }

  /** Returns an exception like {@code e} for another position. */
  public static DecodeException relocated(DecodeException e, long position) {
    if (e.position() == NOWHERE) {
      return e;
    }
    DecodeException there =
        e instanceof LimitExceededException
            ? limit(e.reason(), position)
            : new DecodeException(e.reason(), position, e.missingBytes(), e.getCause());
    there.replace(e);
    return there;
  }

  /**
   * Returns an exception for a value that is valid under the writer's schema, but that the reader's
   * schema cannot represent.
   */
  public static DecodeException unresolvable(String reason, long position) {
    return decoding(reason, position, resolution(reason));
  }

  /**
   * Returns the exception to throw for a datum of an identified schema: {@code e} itself or, if a
   * rule of resolution is its cause, an exception that names the identifier, as does its cause.
   */
  public static DecodeException identified(DecodeException e, Supplier<String> identifier) {
    if (!(e.getCause() instanceof SchemaResolutionException rule)) {
      return e;
    }
    String prefix = identifier.get() + ": ";
    SchemaResolutionException cause = resolution(prefix + rule.reason());
    cause.replace(rule);
    DecodeException identified = decoding(prefix + e.reason(), e.position(), cause);
    identified.replace(e);
    return identified;
  }

  /** Returns an exception for input that exceeds a limit. */
  public static LimitExceededException limit(String reason, long position) {
    return new LimitExceededException(reason, position);
  }

  /**
   * Returns an exception for a schema that is nested too deeply for the stack of the thread. The
   * depth limits are numbers, but the depth that a thread can handle depends on its stack.
   */
  public static LimitExceededException schemaTooDeepForStack() {
    return limit("the schema is " + TOO_DEEP_FOR_STACK, NOWHERE);
  }

  /** Returns an exception for a datum that is nested too deeply for the stack of the thread. */
  public static LimitExceededException datumTooDeepForStack(long position) {
    return limit(TOO_DEEP_FOR_STACK, position);
  }

  /** Returns an exception for a value that is nested too deeply for the stack of the thread. */
  public static EncodeException valueTooDeepForStack(Throwable thrown) {
    return encoding(TOO_DEEP_FOR_STACK, thrown);
  }

  /** Returns an exception for schemas that cannot be resolved. */
  public static SchemaResolutionException resolution(String reason) {
    return new SchemaResolutionException(reason);
  }

  /**
   * Returns an exception for a message whose schema is unknown.
   *
   * @param fingerprint the CRC-64-AVRO fingerprint of the schema
   * @param advice how to make the schema known
   */
  public static UnknownSchemaException unknownSchema(long fingerprint, String advice) {
    return new UnknownSchemaException(fingerprint, advice);
  }

  /**
   * Returns an exception for data whose schema is unknown and is not identified by a fingerprint.
   *
   * @param identifier the kind and the value of the identifier, such as {@code schema id 17}
   * @param advice how to make the schema known
   */
  public static UnknownSchemaException unknownSchema(String identifier, String advice) {
    return new UnknownSchemaException(identifier, 0, advice);
  }

  /**
   * Returns the exception to throw after reading a value failed: {@code thrown} itself if it is an
   * {@code EncodeException}, otherwise a new exception with {@code thrown} as its cause.
   */
  public static EncodeException ofReading(Throwable thrown) {
    return thrown instanceof EncodeException ours
        ? ours
        : encoding("reading the value threw " + thrown.getClass().getName(), thrown);
  }

  /**
   * Returns the exception to throw after copying a value failed: {@code thrown} itself if it is an
   * {@code EncodeException}, otherwise a new exception with {@code thrown} as its cause, which
   * gives the reason if it is ours.
   */
  public static EncodeException ofCopying(Throwable thrown) {
    if (thrown instanceof EncodeException ours) {
      return ours;
    }
    if (thrown instanceof AvroCodecException ours) {
      EncodeException failed = encoding(ours.reason(), ours);
      failed.replace(ours);
      return failed;
    }
    return encoding("copying the value threw " + thrown.getClass().getName(), thrown);
  }

  /**
   * Returns the exception to throw after building a value failed: {@code thrown} itself if it is a
   * {@code DecodeException}, otherwise a new exception with {@code thrown} as its cause.
   */
  public static DecodeException ofBuilding(Throwable thrown, long position) {
    return thrown instanceof DecodeException ours
        ? ours
        : decoding("building the value threw " + thrown.getClass().getName(), position, thrown);
  }

  /**
   * Prepends a segment to the path of an exception on its way outwards.
   *
   * @param segment the Avro name of a field, or an index in brackets
   * @return the exception
   */
  public static <E extends AvroCodecException> E within(String segment, E exception) {
    exception.prependPath(segment);
    return exception;
  }
}
