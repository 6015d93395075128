package io.avrodyne.runtime.codegen;

import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.resolve.Resolution;
import org.apache.avro.Schema;

/**
 * A decoder for data of a writer's schema that uses a plan created at run time.
 *
 * @param <T> the Java type
 */
final class PlannedDecoder<T> extends ResolvingDecoder<T> {

  private final GeneratedCodec<T> codec;
  private final Schema writer;
  private final Resolution plan;

  PlannedDecoder(GeneratedCodec<T> codec, Schema writer, Resolution plan) {
    this.codec = codec;
    this.writer = writer;
    this.plan = plan;
  }

  @Override
  protected T decodeDatum(AvroInput in) {
    return codec.resolveDatum(in, plan);
  }

  @Override
  protected T decodeDatum(AvroInput in, T reuse) {
    return codec.resolveDatum(in, plan, reuse);
  }

  @Override
  public Schema writerSchema() {
    return writer;
  }

  @Override
  protected Resolution plan() {
    return plan;
  }
}
