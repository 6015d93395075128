package io.avrodyne.command;

import io.avrodyne.command.Shell.Outcome;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.apache.avro.Conversions;
import org.apache.avro.Schema;
import org.apache.avro.file.DataFileWriter;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.generic.GenericRecord;
import org.apache.avro.generic.GenericRecordBuilder;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.EncoderFactory;
import org.apache.avro.message.BinaryMessageEncoder;

/** Data for the command {@code print}, encoded by Apache Avro, and a shell to print them. */
final class Sales {

  static final String TEXT =
      """
      {"type":"record","name":"Sale","namespace":"shop","fields":[
        {"name":"till","type":"string"},
        {"name":"amount","type":{"type":"bytes","logicalType":"decimal","precision":9,"scale":2}},
        {"name":"customer","type":["null","string"],"pii":"name"}]}""";

  static final Schema SCHEMA = new Schema.Parser().parse(TEXT);
  static final String JSON = "{\"till\":\"T-1\",\"amount\":99.50,\"customer\":\"Ann\"}";

  /** What {@code print} answers if nothing tells which type data without an identifier has. */
  static final Outcome UNKNOWN_TYPE =
      new Outcome(
          ExitCode.USAGE,
          List.of(),
          List.of(
              "The type of the data is unknown. Give --schemas, and --type if there are several."
                  + " See print --help."));

  final Shell shell;

  Sales(Path folder) {
    shell = new Shell(folder);
    shell.schema("shop.Sale", TEXT);
  }

  private static GenericData data() {
    GenericData data = new GenericData();
    data.addLogicalTypeConversion(new Conversions.DecimalConversion());
    return data;
  }

  private static GenericRecord sale(String till) {
    return new GenericRecordBuilder(SCHEMA)
        .set("till", till)
        .set("amount", new BigDecimal("99.50"))
        .set("customer", "Ann")
        .build();
  }

  /** Returns the bytes of a sale. */
  byte[] datum(String till) {
    try {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      BinaryEncoder encoder = EncoderFactory.get().binaryEncoder(out, null);
      new GenericDatumWriter<>(SCHEMA, data()).write(sale(till), encoder);
      encoder.flush();
      return out.toByteArray();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** Returns the sale of {@link #JSON} as a single object. */
  byte[] message() throws IOException {
    ByteBuffer buffer = new BinaryMessageEncoder<>(data(), SCHEMA).encode(sale("T-1"));
    byte[] bytes = new byte[buffer.remaining()];
    buffer.get(bytes);
    return bytes;
  }

  /** Writes a container file with small blocks. */
  Path file(int records) throws IOException {
    return file(SCHEMA, records);
  }

  /** Writes a container file whose schema has no properties. */
  Path unmarkedFile(int records) throws IOException {
    return file(new Schema.Parser().parse(TEXT.replace(",\"pii\":\"name\"", "")), records);
  }

  private Path file(Schema schema, int records) throws IOException {
    Path file = shell.folder.resolve("sales.avro");
    try (DataFileWriter<Object> writer =
        new DataFileWriter<>(new GenericDatumWriter<>(schema, data()))) {
      writer.setSyncInterval(64).create(schema, file.toFile());
      for (int i = 0; i < records; i++) {
        writer.append(sale("T-" + i));
      }
    }
    return file;
  }

  /** Returns the option for the output of the build. */
  String schemas() {
    return "--schemas=" + shell.folder.resolve("classes");
  }

  /** Types a text into the standard input. */
  void type(String text) {
    shell.input = text.getBytes(StandardCharsets.ISO_8859_1);
  }
}
