package io.avrodyne.runtime;

import org.apache.avro.Schema;

/**
 * Decodes data of a writer's schema with a plan that was made at run time.
 *
 * @param <T> the Java type
 */
final class PlannedDecoder<T> extends AvroDecoder<T> {

  private final AvroCodec<T> codec;
  private final Schema writer;
  private final Resolution plan;

  PlannedDecoder(AvroCodec<T> codec, Schema writer, Resolution plan) {
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
    return plan.straight ? codec.decodeDatum(in, reuse) : codec.resolveDatum(in, plan);
  }

  @Override
  public Schema writerSchema() {
    return writer;
  }

  @Override
  Resolution plan() {
    return plan;
  }
}
