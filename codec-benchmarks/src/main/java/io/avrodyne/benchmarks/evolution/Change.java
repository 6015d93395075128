package io.avrodyne.benchmarks.evolution;

import io.avrodyne.fixtures.evolution.Shipment;
import io.avrodyne.fixtures.evolution.ShipmentAvroCodec;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.regex.Pattern;
import org.apache.avro.Schema;

/** What became of the type since the data were written; in the shipment and in its parcels. */
public enum Change {
  /** Nothing: what the others are compared with. */
  SAME(0),
  /** The reader has a string and a boolean that the writer lacked. */
  ADDED(1),
  /** The writer had two strings that the reader lacks. */
  REMOVED(2),
  /** The last field was the first. */
  REORDERED(3),
  /** Ints became longs, floats doubles. */
  PROMOTED(4),
  /** Two enums gained a symbol amid the others. */
  ENUM_EXTENDED(5),
  /** No field is where it was. */
  SHUFFLED(6);

  private static final Pattern NAMESPACE =
      Pattern.compile(Pattern.quote(Shipment.class.getPackageName()) + "(\\.Shipment)?\"");

  /** As its file is called; 0 is today's. */
  private final int version;

  Change(int version) {
    this.version = version;
  }

  /** Returns the schema of the writer. */
  Schema writer() {
    return new Schema.Parser().parse(writerText());
  }

  /** Returns the schema of a writer that has all types in another namespace. */
  Schema writer(String namespace) {
    String text = NAMESPACE.matcher(writerText()).replaceAll(namespace + "\"");
    return new Schema.Parser().parse(text);
  }

  private String writerText() {
    return version == 0 ? ShipmentAvroCodec.INSTANCE.schema().toString() : earlierVersion();
  }

  private String earlierVersion() {
    String resource = "/avro-history/" + Shipment.class.getName() + "/" + version + ".avsc";
    try (InputStream text = Objects.requireNonNull(Change.class.getResourceAsStream(resource))) {
      return new String(text.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(resource, e);
    }
  }
}
