package io.avrodyne.benchmarks.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.format.fastjson.FastjsonFormats;
import io.avrodyne.benchmarks.format.fory.ForyFormats;
import io.avrodyne.benchmarks.format.jackson.JacksonFormats;
import io.avrodyne.benchmarks.format.kryo.KryoFormats;
import io.avrodyne.benchmarks.format.xstream.XStreamFormats;
import io.avrodyne.benchmarks.harness.Survival;
import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.benchmarks.workload.Size;
import io.avrodyne.benchmarks.workload.Workload;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks whether data survives a changed class, for the formats without a schema. Those with a
 * schema file of their own, Protobuf and SBE, are rated by their specification, and those of Avro
 * by its schema resolution.
 */
class SurvivalTest {

  /** What all versions of the class have. */
  private interface Version {
    String name();

    int amount();
  }

  /** A class before a field was added, or after it was removed. */
  public static final class Shorter implements Version {
    public String name = "Ada";
    public int amount = 7;

    @Override
    public String name() {
      return name;
    }

    @Override
    public int amount() {
      return amount;
    }
  }

  /** The class with one more field, which is the last one, by its name, too. */
  public static final class Longer implements Version {
    public String name = "Ada";
    public int amount = 7;
    public String remark = "none";

    @Override
    public String name() {
      return name;
    }

    @Override
    public int amount() {
      return amount;
    }
  }

  /** The class with one more field, which is the first one, by its name, too. */
  public static final class Other implements Version {
    public String added = "none";
    public String name = "Ada";
    public int amount = 7;

    @Override
    public String name() {
      return name;
    }

    @Override
    public int amount() {
      return amount;
    }
  }

  static Stream<Format> formats() {
    return Stream.of(
        FastjsonFormats.JSONB,
        ForyFormats.EQUAL_CLASSES,
        ForyFormats.COMPATIBLE,
        JacksonFormats.JSON,
        JacksonFormats.JSON_BLACKBIRD,
        JacksonFormats.CBOR,
        JacksonFormats.MESSAGE_PACK,
        KryoFormats.OBJECTS,
        XStreamFormats.COMPACT,
        XStreamFormats.PRETTY);
  }

  @ParameterizedTest
  @MethodSource("formats")
  void dataSurvivesWhatTheFormatSays(Format format) throws IOException {
    assertEquals(found(format), format.survival());
  }

  private static Survival found(Format format) throws IOException {
    if (!isRead(format, new Shorter(), Longer.class)) {
      return Survival.NONE;
    }
    if (!isRead(format, new Shorter(), Other.class)) {
      return Survival.LAST;
    }
    boolean removed =
        isRead(format, new Longer(), Shorter.class) && isRead(format, new Other(), Shorter.class);
    return removed ? Survival.ALL : Survival.ADDED;
  }

  /** Returns whether another version of the class reads what is common from the data of one. */
  @SuppressWarnings("unchecked")
  private static <T> boolean isRead(Format format, T before, Class<? extends Version> after)
      throws IOException {
    Class<T> type = (Class<T>) before.getClass();
    byte[] data = written(contender(format, type), before);
    try {
      Version read =
          read(
              contender(format, after), renamed(data, type.getSimpleName(), after.getSimpleName()));
      return read.name().equals("Ada") && read.amount() == 7;
    } catch (IOException | RuntimeException e) {
      return false;
    }
  }

  /** Returns the data with the new name of the class, if it contains the name. */
  private static byte[] renamed(byte[] data, String from, String to) {
    String text = new String(data, StandardCharsets.ISO_8859_1);
    return text.replace("SurvivalTest_-" + from, "SurvivalTest_-" + to)
        .getBytes(StandardCharsets.ISO_8859_1);
  }

  /** These formats do not ask for a codec. */
  @SuppressWarnings({"unchecked", "rawtypes"})
  private static <T> Contender<T, Object> contender(Format format, Class<T> type)
      throws IOException {
    Model any = Workload.EQUITY_T2.sample(Size.SMALL).models().get(0);
    return format.contender(new Model(type, any.codec()));
  }

  private static <T> byte[] written(Contender<T, Object> contender, T value) throws IOException {
    contender.write(contender.prepare(value));
    return contender.written();
  }

  private static <T> T read(Contender<T, Object> contender, byte[] data) throws IOException {
    return contender.restore(contender.read(data, 0, data.length));
  }
}
