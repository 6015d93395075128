package io.avrodyne.benchmarks.formats;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.google.protobuf.Message;
import com.thoughtworks.xstream.XStream;
import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.format.avro.AvroFormats;
import io.avrodyne.benchmarks.format.jackson.JacksonFormats;
import io.avrodyne.benchmarks.format.protobuf.ProtobufFormats;
import io.avrodyne.benchmarks.format.xstream.XStreamFormats;
import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.benchmarks.workload.Sample;
import io.avrodyne.benchmarks.workload.Size;
import io.avrodyne.benchmarks.workload.Workload;
import io.avrodyne.runtime.message.SingleObjectEncoder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The page that shows published events in every format. */
final class FormatsPage {

  private static final String INTRODUCTION =
      """
      # One event in every format

      The first object of each published workload, as the contenders of the benchmarks write it. Binary formats are shown
      as hexadecimal bytes, with what they mean on the right. This page is generated; a test requires that it is what the
      contenders write.

      Sizes in bytes:

      """;

  private static final String HEADER =
      """
      | event | XML | JSON | CBOR | MessagePack | Protobuf | Avro, single object | Avro JSON |
      |---|--:|--:|--:|--:|--:|--:|--:|
      """;

  /** The opening of an account without a type for money. */
  @SuppressWarnings("UnusedVariable") // XStream reads the fields.
  private static final class WithInteger {
    final String accountId = "55eeba20-cdae-40fd-b418-b0f7b38cb676";
    final int initialBalance = 100;
  }

  private final StringBuilder sizes = new StringBuilder(HEADER);
  private final StringBuilder events = new StringBuilder();

  private FormatsPage() {}

  static String text() {
    FormatsPage page = new FormatsPage();
    page.addAll(Workload.BANK_TEXT, ", money as text in Avro");
    page.addAll(Workload.BANK_COMPACT, ", money as an amount and a currency in Avro");
    page.addAll(Workload.EQUITY_T2, "");
    page.addAll(Workload.SOCIAL_POST, "");
    page.addReference();
    return INTRODUCTION + page.sizes + "\n" + page.events.toString().stripTrailing() + "\n";
  }

  private void addAll(Workload workload, String remark) {
    Sample sample = workload.sample(Size.FULL);
    for (Model<?> model : sample.models()) {
      try {
        add(model, sample, remark);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private <T> void add(Model<T> model, Sample sample, String remark) throws IOException {
    T event =
        sample.objects().stream()
            .filter(model.type()::isInstance)
            .map(model.type()::cast)
            .findFirst()
            .orElseThrow();
    byte[] xml = bytes(XStreamFormats.PRETTY, model, event);
    byte[] json = bytes(JacksonFormats.JSON, model, event);
    byte[] cbor = bytes(JacksonFormats.CBOR, model, event);
    byte[] pack = bytes(JacksonFormats.MESSAGE_PACK, model, event);
    byte[] protobuf = bytes(ProtobufFormats.MESSAGES, model, event);
    byte[] avro = SingleObjectEncoder.of(model.codec()).encode(event);
    byte[] avroJson = bytes(AvroFormats.JSON, model, event);
    String title = model.type().getSimpleName() + remark;
    addSizes(title, xml, json, cbor, pack, protobuf, avro, avroJson);
    events.append("## ").append(title).append("\n\n");
    block("XML, by XStream", "xml", text(xml));
    block("JSON, by Jackson, indented here", "json", indented(json));
    block("CBOR, by Jackson, in diagnostic notation", "text", Diagnostic.of(cbor));
    block("CBOR", "text", Mark.listing(cbor, CborMarks.of(cbor)));
    block("MessagePack, by position", "text", Mark.listing(pack, PackMarks.of(pack)));
    block(
        "Protobuf",
        "text",
        Mark.listing(
            protobuf, ProtobufMarks.of(message(model, event).getDescriptorForType(), protobuf)));
    block(
        "Avro, single object",
        "text",
        Mark.listing(avro, AvroMarks.ofMessage(model.codec().schema(), avro)));
    block("Avro JSON, indented here", "json", indented(avroJson));
  }

  private void addSizes(String title, byte[]... encodings) {
    sizes.append("| ").append(title);
    for (byte[] each : encodings) {
      sizes.append(" | ").append(each.length);
    }
    sizes.append(" |\n");
  }

  /** Adds the opening of an account with an integer amount, which was published for reference. */
  private void addReference() {
    events.append("## BankAccountCreated with an integer amount, for reference\n\n");
    XStream xstream = new XStream();
    xstream.alias("BankAccountCreated", WithInteger.class);
    block("XML, by XStream", "xml", xstream.toXML(new WithInteger()));
  }

  private void block(String title, String language, String content) {
    events.append(title).append(":\n\n```").append(language).append('\n');
    events.append(content.stripTrailing()).append("\n```\n\n");
  }

  private static String indented(byte[] json) throws IOException {
    return JsonMapper.builder()
        .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
        .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
        .build()
        .readTree(json)
        .toPrettyString();
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }

  private static <T> byte[] bytes(Format format, Model<T> model, T value) throws IOException {
    return written(format.contender(model), value);
  }

  private static <T, N> byte[] written(Contender<T, N> contender, T value) throws IOException {
    contender.write(contender.prepare(value));
    return contender.written();
  }

  private static <T> Message message(Model<T> model, T value) throws IOException {
    return (Message) ProtobufFormats.MESSAGES.contender(model).prepare(value);
  }
}
