package io.avrodyne.kafka;

import io.avrodyne.api.AvroCodecException;
import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.adapter.Workspaces;
import io.avrodyne.runtime.frame.SchemaId;
import io.avrodyne.runtime.frame.SchemaId.Kind;
import io.avrodyne.runtime.message.FramedDecoder;
import io.avrodyne.runtime.message.SchemaSource;
import io.avrodyne.runtime.registry.SchemaRegistry;
import java.nio.ByteBuffer;
import java.util.List;
import org.apache.avro.Schema;
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

  RecordReader(SerdeBuilder<T> settings) {
    failures = new RecordFailures(settings);
    boolean isBare = settings.read.kind() == Kind.NONE;
    List<AvroCodec<? extends T>> codecs =
        isBare ? settings.types.given() : settings.types.readers();
    decoder = FramedDecoder.of(settings.read, sourceOf(settings), codecs);
    workspaces = settings.workspaces();
  }

  /** Returns the schemas that were passed, and after them those of the registry. */
  private static SchemaSource sourceOf(SerdeBuilder<?> settings) {
    SchemaSource first = settings.schemas;
    SchemaRegistry second = settings.registry;
    if (first == null || second == null) {
      return first != null ? first : second != null ? second : SchemaSource.none();
    }
    return id -> {
      Schema found = first.find(id);
      return found != null ? found : second.find(id);
    };
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
