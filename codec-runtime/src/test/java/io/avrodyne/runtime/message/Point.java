package io.avrodyne.runtime.message;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Fingerprints;
import io.avrodyne.runtime.binary.Primitives;
import io.avrodyne.runtime.codegen.GeneratedCodec;
import io.avrodyne.runtime.codegen.KnownWriter;
import io.avrodyne.runtime.codegen.Outputs;
import java.util.List;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/** A mutable value with a codec written by hand. */
class Point {

  static final String TEXT =
      """
      {"type": "record", "name": "Point", "namespace": "now", "aliases": ["old.Spot"],
       "fields": [{"name": "x", "type": "int"}]}
      """;

  static final Schema SCHEMA = parse(TEXT);
  static final Codec CODEC = new Codec(TEXT, List.of());

  int x;

  Point(int x) {
    this.x = x;
  }

  static Schema parse(String text) {
    return new Schema.Parser().parse(text);
  }

  /** Returns a schema with the same fields under another name. */
  static Schema named(String fullname) {
    return parse(TEXT.replace("old.Spot", "a.b").replace("Point", fullname));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Point point && x == point.x;
  }

  @Override
  public int hashCode() {
    return x;
  }

  @Override
  public String toString() {
    return getClass().getSimpleName() + x;
  }

  /** A subclass without a codec of its own. */
  static class Special extends Point {
    Special(int x) {
      super(x);
    }
  }

  /** A codec that rejects negative numbers after it has written something. */
  static class Codec extends GeneratedCodec<Point> {

    private final String text;
    private final List<Long> knownFingerprints;

    Codec(String text, List<Long> knownFingerprints) {
      super(Fingerprints.crc64(parse(text)), 1);
      this.text = text;
      this.knownFingerprints = knownFingerprints;
    }

    @Override
    protected String schemaText() {
      return text;
    }

    @Override
    protected int encodeDatum(Point value, AvroOutput out, int p) {
      Outputs.ensure(out, p, 1_000);
      int next = Primitives.putInt(Outputs.buffer(out), p, value.x);
      if (value.x < 0) {
        throw CodecFailures.encoding("negative");
      }
      return next;
    }

    @Override
    protected Point decodeDatum(AvroInput in) {
      return new Point(in.readInt());
    }

    @Override
    protected Point decodeDatum(AvroInput in, Point reuse) {
      reuse.x = in.readInt();
      return reuse;
    }

    @Override
    protected List<KnownWriter<Point>> knownWriters() {
      return knownFingerprints.stream()
          .<KnownWriter<Point>>map(fingerprint -> new Doubled(this, fingerprint))
          .toList();
    }
  }

  /** The decoder of an earlier version, whose long was half of the current value. */
  static final class Doubled extends KnownWriter<Point> {

    static final String TEXT = Point.TEXT.replace("int", "long");

    Doubled(Codec reader, long fingerprint) {
      super(reader, fingerprint);
    }

    @Override
    protected String schemaText() {
      return TEXT;
    }

    @Override
    protected Point decodeDatum(AvroInput in) {
      return new Point((int) in.readLong() * 2);
    }

    @Override
    protected Point decodeDatum(AvroInput in, @Nullable Point reuse) {
      return decodeDatum(in);
    }
  }
}
