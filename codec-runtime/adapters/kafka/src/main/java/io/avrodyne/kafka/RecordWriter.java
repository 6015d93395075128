package io.avrodyne.kafka;

import io.avrodyne.api.AvroCodecException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.adapter.Workspaces;
import io.avrodyne.runtime.frame.SchemaId.Kind;
import io.avrodyne.runtime.message.FrameEncoder;
import io.avrodyne.runtime.message.SingleObjectEncoder;
import org.apache.kafka.common.config.ConfigException;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.header.Headers;
import org.jspecify.annotations.Nullable;

/**
 * A writer of keys or values as frames.
 *
 * <p><b>Allocation.</b> The array that is returned, unless it is one that is written as it is, and
 * the headers of forms that have some.
 *
 * <p><b>Errors.</b> {@link SerializationException}.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads.
 */
final class RecordWriter<T> {

  private final RecordFailures failures;
  private final SingleObjectEncoder<T> codecs;
  private final SchemaIds ids;
  private final FrameEncoder encoder;
  private final RawBytesRule rawBytes;
  private final Workspaces<RecordWorkspace> workspaces;

  private RecordWriter(SerdeSettings settings) {
    failures = new RecordFailures(settings);
    boolean byBranch = isByBranch(settings);
    codecs = settings.codecs().encoder(byBranch);
    ids = new SchemaIds(settings, settings.codecs().written(byBranch));
    encoder = FrameEncoder.of(settings.forms().written());
    rawBytes = new RawBytesRule(settings, byBranch);
    workspaces = RecordWorkspace.workspaces(settings);
  }

  /**
   * Returns a writer.
   *
   * @throws ConfigException if the settings do not fit together
   */
  static <T> RecordWriter<T> of(SerdeSettings settings) {
    SerdeChecks.requireWritable(settings);
    return new RecordWriter<>(settings);
  }

  /**
   * Returns whether branches of a sealed type are written with their own schemas: always if the
   * frame has the fingerprint, never if the frame has nothing, and otherwise if each of the schemas
   * has a subject of its own.
   */
  private static boolean isByBranch(SerdeSettings settings) {
    Kind kind = settings.forms().written().kind();
    return kind == Kind.FINGERPRINT
        || (kind != Kind.NONE && settings.schemas().subjects().dependsOnSchema());
  }

  byte[] write(@Nullable String topic, @Nullable Headers headers, T value) {
    return rawBytes.isRaw(value)
        ? raw(topic, headers, (byte[]) value)
        : encode(topic, headers, value);
  }

  /** Returns the bytes themselves; the headers keep the identifier that the record came with. */
  private byte[] raw(@Nullable String topic, @Nullable Headers headers, byte[] bytes) {
    try {
      rawBytes.requireAllowed(headers);
      return bytes;
    } catch (EncodeException e) {
      throw failures.writing(topic, byte[].class, e);
    }
  }

  private byte[] encode(@Nullable String topic, @Nullable Headers headers, T value) {
    RecordWorkspace workspace = workspaces.take();
    try {
      workspace.headers.set(headers);
      AvroCodec<T> codec = codecs.codecFor(value);
      encoder.encode(ids.of(topic, codec), codec, value, workspace.output(), workspace.headers);
      return workspace.output().toByteArray();
    } catch (AvroCodecException e) {
      throw failures.writing(topic, value.getClass(), e);
    } finally {
      workspaces.giveBack(workspace);
    }
  }
}
