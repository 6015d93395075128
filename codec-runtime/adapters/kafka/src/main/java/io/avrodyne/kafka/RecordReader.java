package io.avrodyne.kafka;

import io.avrodyne.api.AvroCodecException;
import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.registry.SchemaRegistry;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.adapter.Workspaces;
import io.avrodyne.runtime.frame.Framing;
import io.avrodyne.runtime.frame.SchemaId;
import io.avrodyne.runtime.frame.SchemaId.Kind;
import io.avrodyne.runtime.message.FramedDecoder;
import io.avrodyne.runtime.message.SchemaSource;
import java.nio.ByteBuffer;
import java.util.List;
import org.apache.kafka.common.config.ConfigException;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.header.Headers;
import org.jspecify.annotations.Nullable;

/**
 * A reader of keys or values in frames.
 *
 * <p><b>Allocation.</b> What is decoded.
 *
 * <p><b>Errors.</b> {@link SerializationException}.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads.
 */
final class RecordReader<T> {

  private final RecordFailures failures;
  private final FramedDecoder<T> decoder;
  private final Workspaces<RecordWorkspace> workspaces;

  private RecordReader(SerdeSettings settings) {
    failures = new RecordFailures(settings);
    Framing form = settings.forms().read();
    List<AvroCodec<? extends T>> codecs =
        form.kind() == Kind.NONE ? settings.codecs().given() : settings.codecs().readers();
    decoder = FramedDecoder.of(form, sourceOf(settings.schemas()), codecs);
    workspaces = RecordWorkspace.workspaces(settings);
  }

  /**
   * Returns a reader.
   *
   * @throws ConfigException if the settings do not fit together
   */
  static <T> RecordReader<T> of(SerdeSettings settings) {
    SerdeChecks.requireReadable(settings);
    return new RecordReader<>(settings);
  }

  /** Returns the schemas that were passed, and after them those of the registry. */
  private static SchemaSource sourceOf(SchemaAccess schemas) {
    SchemaSource first = schemas.source();
    SchemaRegistry second = schemas.registry();
    if (first == null || second == null) {
      return first != null ? first : second != null ? second : SchemaSource.none();
    }
    return first.then(second);
  }

  T read(@Nullable String topic, @Nullable Headers headers, byte[] bytes) {
    RecordWorkspace workspace = workspaces.take();
    try {
      return read(topic, headers, workspace.input(bytes), workspace);
    } finally {
      workspaces.giveBack(workspace);
    }
  }

  /** Reads the remaining bytes of a buffer, and moves its position to its limit. */
  T read(@Nullable String topic, @Nullable Headers headers, ByteBuffer buffer) {
    RecordWorkspace workspace = workspaces.take();
    try {
      T value = read(topic, headers, workspace.input(buffer), workspace);
      buffer.position(buffer.limit());
      return value;
    } finally {
      workspaces.giveBack(workspace);
    }
  }

  private T read(
      @Nullable String topic, @Nullable Headers headers, AvroInput in, RecordWorkspace workspace) {
    int start = in.position();
    workspace.headers.set(headers);
    try {
      return decoder.decodeWhole(in, workspace.headers);
    } catch (DecodeException e) {
      DecodeException inValue = CodecFailures.relocated(e, e.position() - start);
      throw failures.reading(topic, idIn(in, workspace), inValue);
    } catch (AvroCodecException e) {
      throw failures.reading(topic, idIn(in, workspace), e);
    }
  }

  /** Returns the identifier of the frame that could not be read, as far as there is one. */
  private SchemaId idIn(AvroInput in, RecordWorkspace workspace) {
    try {
      return decoder.idOf(in, workspace.headers);
    } catch (AvroCodecException e) {
      return SchemaId.NONE;
    }
  }
}
