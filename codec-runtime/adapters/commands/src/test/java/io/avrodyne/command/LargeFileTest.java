package io.avrodyne.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.apache.avro.Schema;
import org.apache.avro.file.DataFileWriter;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.generic.GenericRecordBuilder;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.EncoderFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that are larger than the memory of the program that prints them. */
class LargeFileTest {

  private static final String HEAP = "-Xmx24m";
  private static final int TEXT_CHARS = 1_000;
  private static final Schema SCHEMA =
      new Schema.Parser()
          .parse(
              "{\"type\":\"record\",\"name\":\"Event\",\"namespace\":\"shop\",\"fields\":["
                  + "{\"name\":\"text\",\"type\":\"string\"}]}");

  private final Path file;
  private final Path err;

  LargeFileTest(@TempDir Path folder) {
    file = folder.resolve("events.avro");
    err = folder.resolve("err.txt");
  }

  private static byte[] datum() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    BinaryEncoder encoder = EncoderFactory.get().binaryEncoder(out, null);
    new GenericDatumWriter<>(SCHEMA)
        .write(
            new GenericRecordBuilder(SCHEMA).set("text", "x".repeat(TEXT_CHARS)).build(), encoder);
    encoder.flush();
    return out.toByteArray();
  }

  private void write(int records) throws IOException {
    byte[] datum = datum();
    try (DataFileWriter<Object> writer = new DataFileWriter<>(new GenericDatumWriter<>(SCHEMA))) {
      writer.create(SCHEMA, file.toFile());
      for (int i = 0; i < records; i++) {
        writer.appendEncoded(ByteBuffer.wrap(datum));
      }
    }
  }

  private List<String> command() {
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        HEAP,
        "-XX:+UseSerialGC",
        "-cp",
        System.getProperty("java.class.path"),
        Main.class.getName(),
        "print",
        "--file",
        file.toString());
  }

  /** Returns the number of lines that are printed. */
  private long printed() throws Exception {
    Process process = new ProcessBuilder(command()).redirectError(err.toFile()).start();
    try (BufferedReader lines = process.inputReader()) {
      long count = lines.lines().filter(line -> line.length() > TEXT_CHARS).count();
      assertTrue(process.waitFor(1, TimeUnit.MINUTES));
      assertEquals("", Files.readString(err));
      assertEquals(0, process.exitValue());
      return count;
    } finally {
      process.destroyForcibly().waitFor();
    }
  }

  @Test
  void fileMayBeLargerThanTheMemory() throws Exception {
    write(60_000);
    assertEquals(60_000, printed());
  }

  @Test
  @Tag("slow")
  void fileMayHaveAGigabyte() throws Exception {
    write(1_080_000);
    assertTrue(Files.size(file) > 1 << 30);
    assertEquals(1_080_000, printed());
  }
}
