package io.avrodyne.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.management.ThreadMXBean;
import io.avrodyne.api.AvroDuration;
import io.avrodyne.runtime.binary.Primitives;
import io.avrodyne.runtime.codegen.BigDecimals;
import io.avrodyne.runtime.codegen.Binaries;
import io.avrodyne.runtime.codegen.Dates;
import io.avrodyne.runtime.codegen.DecimalCodec;
import io.avrodyne.runtime.codegen.Durations;
import io.avrodyne.runtime.codegen.MapWriterTest;
import io.avrodyne.runtime.codegen.Outputs;
import io.avrodyne.runtime.codegen.PrimitiveArrays;
import io.avrodyne.runtime.codegen.Texts;
import io.avrodyne.runtime.codegen.TimesOfDay;
import io.avrodyne.runtime.codegen.Timestamps;
import io.avrodyne.runtime.codegen.Uuids;
import java.lang.management.ManagementFactory;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import org.apache.avro.util.Utf8;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of the bytes that this thread allocates. */
public class AllocationTest {

  private static final int MAX_ROUNDS = 160;
  private static final int OPERATIONS = 5_000;

  /** So many rounds without allocation follow each other. */
  private static final int QUIET_ROUNDS = 4;

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  /** An operation that writes one value. */
  private interface Writing {
    int at(AvroOutput out, int p);
  }

  private final AvroOutput out = new AvroOutput(4_096);
  private final AvroInput in = new AvroInput();
  private String made = "";
  private byte[] array = {};

  @BeforeAll
  static void requireMeasuring() {
    assumeTrue(
        THREADS.isThreadAllocatedMemorySupported(), "This JVM does not count allocated bytes");
    assumeFalse(
        ManagementFactory.getRuntimeMXBean()
            .getInputArguments()
            .contains("-XX:TieredStopAtLevel=1"),
        "C1 alone keeps objects that C2 removes");
  }

  @Test
  void bytesAndTexts() {
    byte[] bytes = new byte[40];
    ByteBuffer heap = ByteBuffer.wrap(bytes);
    ByteBuffer direct = ByteBuffer.allocateDirect(40);
    Utf8 utf8 = new Utf8("t\u00E4xt");
    requireNone((o, p) -> Outputs.putBytes(o, p, bytes));
    requireNone((o, p) -> Outputs.putBytes(o, Outputs.putBytes(o, p, heap), direct));
    requireNone((o, p) -> Binaries.putFixed(Outputs.buffer(o), p, direct, 40));
    requireNone((o, p) -> Texts.put(o, Texts.put(o, p, utf8), "text"));
    byte[] encoded = ApacheOracle.write(encoder -> encoder.writeBytes(bytes));
    requireNone(() -> in.reset(encoded).readBytes(bytes));
  }

  /** Uses ASCII, Latin-1, CJK and astral text, short and long. */
  @ParameterizedTest
  @ValueSource(strings = {"a", "\u00E9", "a\u00E9", "\u6F22", "\uD83D\uDE00", "a\uD83D\uDE00"})
  void encodedStrings(String part) {
    for (int count : new int[] {1, 10, 20, 60, 3_000}) {
      String text = part.repeat(count);
      requireNone((o, p) -> Outputs.putString(o, p, text, 0));
    }
  }

  /**
   * Checks that a decoded string costs what it costs the cheapest public constructor: the string
   * itself if it fits into Latin-1, and otherwise what the JDK needs to find out that it does not.
   * Where strings are open, it costs the string itself in any case.
   */
  @ParameterizedTest
  @ValueSource(strings = {"a", "\u00E9", "a\u00E9", "\u6F22", "\uD83D\uDE00", "a\uD83D\uDE00"})
  void decodedStrings(String part) {
    for (int count : new int[] {1, 10, 20, 60, 1_000}) {
      String text = part.repeat(count);
      char[] chars = text.toCharArray();
      byte[] encoded = Ours.string(text);
      double cheapest =
          OpenStrings.areOpen()
              ? bytesOfString(text)
              : bytesOf(() -> made = new String(chars, 0, chars.length));
      double ours = bytesOf(() -> made = in.reset(encoded).readString());
      assertEquals(cheapest, ours, 1);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "\u00E9", "a\u00E9", "\u6F22", "\uD83D\uDE00", "a\uD83D\uDE00"})
  void stringsThatAreThereAlready(String part) {
    for (int count : new int[] {1, 10, 3_000}) {
      String text = part.repeat(count);
      byte[] encoded = Ours.string(text);
      requireNone(() -> in.reset(encoded).readString(text));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"short", "not so short", "a string that comes again"})
  void internedStrings(String text) {
    byte[] encoded = Ours.string(text);
    requireNone(() -> in.reset(encoded).readInternedString());
  }

  @Test
  void pointsInTime() {
    Instant instant = Instant.parse("1950-01-01T00:00:00.123456789Z");
    LocalDateTime local = LocalDateTime.of(2024, 2, 29, 1, 2, 3, 4_000);
    LocalTime time = LocalTime.of(1, 2, 3, 4_000_000);
    LocalDate date = LocalDate.of(2024, 2, 29);
    requireNone(
        (o, p) -> {
          byte[] b = Outputs.buffer(o);
          int next = Primitives.putLong(b, p, Timestamps.toNanos(instant));
          next = Primitives.putLong(b, next, Timestamps.toMillis(instant));
          next = Primitives.putLong(b, next, Timestamps.toExactMicros(local));
          next = Primitives.putLong(b, next, TimesOfDay.toExactMicros(time));
          return Primitives.putInt(b, next, Dates.toDays(date));
        });
  }

  @Test
  void uuidsAndDurations() {
    UUID uuid = UUID.fromString("01234567-89ab-cdef-fedc-ba9876543210");
    AvroDuration duration = new AvroDuration(1, 2, 3);
    requireNone((o, p) -> Uuids.putText(o, p, uuid));
    requireNone(
        (o, p) ->
            Durations.put(Outputs.buffer(o), Uuids.putFixed(Outputs.buffer(o), p, uuid), duration));
  }

  /** Checks zero and small numbers, which the JDK shares, numbers of both signs, and 18 digits. */
  @Test
  void decimalsOfUpToEighteenDigits() {
    BigDecimal[] values = {
      new BigDecimal("0.00"),
      new BigDecimal("-0.16"),
      new BigDecimal("1.25"),
      new BigDecimal("17"),
      new BigDecimal("-9999999999999999.99"),
      new BigDecimal("9999999999999999.99"),
      new BigDecimal("12345678901.5")
    };
    DecimalCodec bytes = DecimalCodec.ofBytes(18, 2, RoundingMode.UNNECESSARY);
    DecimalCodec fixed = DecimalCodec.ofFixed(18, 2, 9, RoundingMode.UNNECESSARY);
    DecimalCodec wide = DecimalCodec.ofBytes(40, 2, RoundingMode.UNNECESSARY);
    BigDecimal big = new BigDecimal("12345678901234567890123.45");
    for (int i = 0; i < 100; i++) {
      wide.put(out, 0, big);
    }
    BigInteger whole = BigInteger.valueOf(-123_456_789);
    requireNone((o, p) -> wide.putInteger(o, p, whole));
    requireNone((o, p) -> fixed.putFixedInteger(Outputs.buffer(o), p, whole));
    requireNone(
        (o, p) -> {
          int next = p;
          for (BigDecimal value : values) {
            next = bytes.put(o, next, value);
            next = wide.put(o, next, value);
            next = fixed.putFixed(Outputs.buffer(o), next, value);
            next = BigDecimals.put(o, next, value);
          }
          return next;
        });
  }

  @Test
  void primitiveArrays() {
    long[] longs = {1, -1_000_000, Long.MAX_VALUE};
    int[] ints = {1, -1_000_000, Integer.MAX_VALUE};
    short[] shorts = {1, -1_000};
    float[] floats = {1, 2};
    double[] doubles = new double[500];
    boolean[] booleans = {true, false};
    requireNone(
        (o, p) -> {
          int next = PrimitiveArrays.put(o, PrimitiveArrays.put(o, p, longs), ints);
          next = PrimitiveArrays.put(o, PrimitiveArrays.put(o, next, shorts), floats);
          return PrimitiveArrays.put(o, PrimitiveArrays.put(o, next, doubles), booleans);
        });
    out.commit(PrimitiveArrays.put(out, PrimitiveArrays.put(out, 0, longs), doubles));
    byte[] encoded = out.toByteArray();
    requireNone(
        () -> {
          PrimitiveArrays.readLongs(in.reset(encoded), longs);
          PrimitiveArrays.readDoubles(in, doubles);
        });
  }

  @Test
  void maps() {
    Map<String, Integer> entries = new LinkedHashMap<>();
    for (int i = 0; i < 20; i++) {
      entries.put("key" + i, i);
    }
    List<Map<String, Integer>> maps =
        List.of(entries, new HashMap<>(entries), new TreeMap<>(entries), Map.of());
    requireNone(
        (o, p) -> {
          int next = p;
          for (int i = 0; i < maps.size(); i++) {
            next = MapWriterTest.OfInt.encode(maps.get(i), o, next);
          }
          return next;
        });
  }

  @Test
  void mapsWithinMapsOfTheSameShape() {
    MapWriterTest.Node root = new MapWriterTest.Node();
    MapWriterTest.Node child = new MapWriterTest.Node();
    root.children.put("a", child);
    root.children.put("b", new MapWriterTest.Node());
    child.children.put("c", new MapWriterTest.Node());
    requireNone((o, p) -> MapWriterTest.OfNode.encode(root.children, o, p));
  }

  private void requireNone(Writing writing) {
    requireNone(() -> out.commit(writing.at(out, 0)));
  }

  /**
   * Checks that an operation allocates nothing once HotSpot has compiled it; how long that takes
   * varies.
   */
  public static void requireNone(Runnable operation) {
    long bytes = 0;
    int quiet = 0;
    for (int round = 0; round < MAX_ROUNDS && quiet < QUIET_ROUNDS; round++) {
      bytes = allocated(operation);
      quiet = bytes < OPERATIONS ? quiet + 1 : 0;
    }
    double each = bytes / (double) OPERATIONS;
    assertEquals(QUIET_ROUNDS, quiet, () -> each + " bytes per operation");
  }

  /** Returns the size of a string and its array. */
  private double bytesOfString(String text) {
    int size = text.chars().allMatch(c -> c <= 0xFF) ? text.length() : 2 * text.length();
    return bytesOf(() -> made = new String(text)) + bytesOf(() -> array = new byte[size]);
  }

  /** Returns the bytes that an operation allocates once HotSpot has compiled it. */
  private static double bytesOf(Runnable operation) {
    long bytes = Long.MAX_VALUE;
    for (int round = 0; round < MAX_ROUNDS / 8; round++) {
      bytes = Math.min(bytes, allocated(operation));
    }
    return bytes / (double) OPERATIONS;
  }

  private static long allocated(Runnable operation) {
    long before = THREADS.getCurrentThreadAllocatedBytes();
    for (int i = 0; i < OPERATIONS; i++) {
      operation.run();
    }
    return THREADS.getCurrentThreadAllocatedBytes() - before;
  }
}
