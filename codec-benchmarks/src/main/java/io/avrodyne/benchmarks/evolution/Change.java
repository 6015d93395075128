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

/**
 * The change to the type since the data were written; it applies to the shipment and to its
 * parcels.
 */
public enum Change {
  /** No change: the baseline for the others. */
  SAME(0),
  /** A string and a boolean that only the reader has. */
  ADDED(1),
  /** Two strings that only the writer had. */
  REMOVED(2),
  /** The last field used to be the first. */
  REORDERED(3),
  /** Ints that became longs, and floats that became doubles. */
  PROMOTED(4),
  /** Two enums that gained a symbol in the middle. */
  ENUM_EXTENDED(5),
  /** No field in its former position. */
  SHUFFLED(6);

  private static final Pattern NAMESPACE =
      Pattern.compile(Pattern.quote(Shipment.class.getPackageName()) + "(\\.Shipment)?\"");

  /** The version number in the file's name; 0 is the current version. */
  private final int version;

  Change(int version) {
    this.version = version;
  }

  /** Returns the schema of the writer. */
  Schema writer() {
    return new Schema.Parser().parse(writerText());
  }

  /** Returns the schema of a writer whose types are all in another namespace. */
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
