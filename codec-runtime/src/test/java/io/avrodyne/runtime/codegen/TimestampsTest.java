package io.avrodyne.runtime.codegen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroInput;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Date;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.apache.avro.LogicalTypes;
import org.apache.avro.Schema;
import org.apache.avro.data.TimeConversions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@SuppressWarnings("JavaUtilDate") // User code has it.
class TimestampsTest {

  private static final Schema LONG = Schema.create(Schema.Type.LONG);
  private static final BigInteger NANOS_PER_SECOND = BigInteger.valueOf(1_000_000_000);

  private final AvroInput in = new AvroInput();

  static LongStream longs() {
    return LongStream.of(0, 1, -1, 999, 1_000, -999, -1_000, -1_001, 999_999_999, 1_000_000_000)
        .flatMap(value -> LongStream.of(value, Long.MAX_VALUE - value, Long.MIN_VALUE + value))
        .flatMap(value -> LongStream.of(value, -value, 1_700_000_000_123_456_789L - value))
        .distinct();
  }

  @ParameterizedTest
  @MethodSource({"longs", "turningPoints"})
  void everyLongIsAnInstantAndComesBack(long value) {
    requireRoundTrip(value);
  }

  /** Numbers around the largest ones that are multiplied without a look at an overflow. */
  static LongStream turningPoints() {
    return IntStream.of(33, 43, 53, 62)
        .mapToLong(bits -> 1L << bits)
        .flatMap(value -> LongStream.rangeClosed(value - 2, value + 2))
        .flatMap(value -> LongStream.of(value, -value));
  }

  @ParameterizedTest
  @MethodSource("turningPoints")
  void secondsAreMultipliedOrBeyondTheRange(long value) {
    long seconds = value % Instant.MAX.getEpochSecond();
    IntStream.of(0, 1, 999, 1_000, 999_999, 1_000_000, 999_000_000, 999_999_000, 999_999_999)
        .forEach(nanos -> requireFloor(Instant.ofEpochSecond(seconds, nanos)));
  }

  @Property(tries = 500)
  void anyLongComesBackAndIsWhatApacheReads(@ForAll long value) {
    requireRoundTrip(value);
  }

  private void requireRoundTrip(long value) {
    Instant millis = Timestamps.toInstantOfMillis(value, in);
    Instant micros = Timestamps.toInstantOfMicros(value, in);
    Instant nanos = Timestamps.toInstantOfNanos(value, in);
    assertEquals(Instant.ofEpochMilli(value), millis);
    assertEquals(Instant.EPOCH.plus(value, ChronoUnit.MICROS), micros);
    assertEquals(Instant.EPOCH.plus(value, ChronoUnit.NANOS), nanos);
    assertEquals(
        new TimeConversions.TimestampMicrosConversion()
            .fromLong(value, LONG, LogicalTypes.timestampMicros()),
        micros);
    assertEquals(
        new TimeConversions.TimestampNanosConversion()
            .fromLong(value, LONG, LogicalTypes.timestampNanos()),
        nanos);
    assertEquals(utc(millis), Timestamps.toLocalOfMillis(value, in));
    assertEquals(utc(micros), Timestamps.toLocalOfMicros(value, in));
    assertEquals(utc(nanos), Timestamps.toLocalOfNanos(value, in));
    assertEquals(value, Timestamps.toMillis(millis));
    assertEquals(value, Timestamps.toExactMillis(millis));
    assertEquals(value, Timestamps.toMicros(micros));
    assertEquals(value, Timestamps.toExactMicros(micros));
    assertEquals(value, Timestamps.toNanos(nanos));
    assertEquals(value, Timestamps.toExactNanos(nanos));
    assertEquals(value, Timestamps.toMillis(utc(millis)));
    assertEquals(value, Timestamps.toExactMillis(utc(millis)));
    assertEquals(value, Timestamps.toMicros(utc(micros)));
    assertEquals(value, Timestamps.toExactMicros(utc(micros)));
    assertEquals(value, Timestamps.toNanos(utc(nanos)));
    assertEquals(value, Timestamps.toExactNanos(utc(nanos)));
  }

  static Stream<Instant> instants() {
    return Stream.of(
        Instant.EPOCH,
        Instant.EPOCH.minusNanos(1),
        Instant.EPOCH.plusNanos(999_999),
        Instant.parse("1969-12-31T23:59:59.999999999Z"),
        Instant.parse("1969-12-31T23:59:58.000000001Z"),
        Instant.parse("1677-09-21T00:12:43.145224192Z"),
        Instant.parse("1677-09-21T00:12:43.145224191Z"),
        Instant.parse("2262-04-11T23:47:16.854775807Z"),
        Instant.parse("2262-04-11T23:47:16.854775808Z"),
        Instant.ofEpochSecond(Long.MAX_VALUE / 1_000_000, 775_807_999),
        Instant.ofEpochSecond(Long.MAX_VALUE / 1_000_000, 775_808_000),
        Instant.ofEpochSecond(Long.MIN_VALUE / 1_000_000 - 1, 224_192_000),
        Instant.ofEpochSecond(Long.MIN_VALUE / 1_000_000 - 1, 224_191_999),
        Instant.ofEpochSecond(Long.MAX_VALUE / 1_000, 807_999_999),
        Instant.ofEpochSecond(Long.MAX_VALUE / 1_000, 808_000_000),
        Instant.ofEpochSecond(Long.MIN_VALUE / 1_000 - 1, 192_000_000),
        Instant.ofEpochSecond(Long.MIN_VALUE / 1_000 - 1, 191_999_999),
        Instant.MIN,
        Instant.MAX);
  }

  @ParameterizedTest
  @MethodSource("instants")
  void instantIsFlooredOrBeyondTheRange(Instant instant) {
    requireFloor(instant);
  }

  @Property(tries = 1_000)
  void anyInstantIsFlooredOrBeyondTheRange(
      @ForAll long seconds, @ForAll @IntRange(max = 999_999_999) int nanos) {
    long most = Instant.MAX.getEpochSecond();
    requireFloor(Instant.ofEpochSecond(seconds % most, nanos));
    requireFloor(Instant.ofEpochSecond(seconds % 20_000_000_000L, nanos));
    requireFloor(Instant.ofEpochSecond(seconds % 20_000_000_000_000L, nanos));
  }

  private static void requireFloor(Instant instant) {
    requireFloor(instant, 1_000_000, Timestamps::toMillis, Timestamps::toMillis);
    requireFloor(instant, 1_000, Timestamps::toMicros, Timestamps::toMicros);
    requireFloor(instant, 1, Timestamps::toNanos, Timestamps::toNanos);
    requireExact(instant, 1_000_000, Timestamps::toExactMillis, Timestamps::toExactMillis);
    requireExact(instant, 1_000, Timestamps::toExactMicros, Timestamps::toExactMicros);
    requireExact(instant, 1, Timestamps::toExactNanos, Timestamps::toExactNanos);
  }

  private static void requireFloor(
      Instant instant,
      int nanosPerUnit,
      ToLongFunction<Instant> ofInstant,
      ToLongFunction<LocalDateTime> ofLocal) {
    BigInteger[] parts = nanos(instant).divideAndRemainder(BigInteger.valueOf(nanosPerUnit));
    BigInteger floor = parts[1].signum() < 0 ? parts[0].subtract(BigInteger.ONE) : parts[0];
    if (floor.bitLength() > 63) {
      assertThrows(EncodeException.class, () -> ofInstant.applyAsLong(instant));
      assertThrowsLocal(instant, ofLocal);
    } else {
      assertEquals(floor.longValue(), ofInstant.applyAsLong(instant));
      assertEquals(floor.longValue(), ofLocal.applyAsLong(utc(instant)));
    }
  }

  private static void requireExact(
      Instant instant,
      int nanosPerUnit,
      ToLongFunction<Instant> ofInstant,
      ToLongFunction<LocalDateTime> ofLocal) {
    if (nanos(instant).mod(BigInteger.valueOf(nanosPerUnit)).signum() == 0) {
      requireFloor(instant, nanosPerUnit, ofInstant, ofLocal);
    } else {
      assertThrows(EncodeException.class, () -> ofInstant.applyAsLong(instant));
      assertThrowsLocal(instant, ofLocal);
    }
  }

  private static void assertThrowsLocal(Instant instant, ToLongFunction<LocalDateTime> ofLocal) {
    if (!instant.equals(Instant.MIN) && !instant.equals(Instant.MAX)) {
      LocalDateTime local = utc(instant);
      assertThrows(EncodeException.class, () -> ofLocal.applyAsLong(local));
    }
  }

  private static BigInteger nanos(Instant instant) {
    return BigInteger.valueOf(instant.getEpochSecond())
        .multiply(NANOS_PER_SECOND)
        .add(BigInteger.valueOf(instant.getNano()));
  }

  private static LocalDateTime utc(Instant instant) {
    return LocalDateTime.ofInstant(instant, ZoneOffset.UTC);
  }

  @Test
  void messagesNameTheUnit() {
    EncodeException e = assertThrows(EncodeException.class, () -> Timestamps.toNanos(Instant.MAX));
    assertEquals("the value does not fit in a long of nanoseconds", e.reason());
    Instant odd = Instant.EPOCH.plusNanos(1);
    e = assertThrows(EncodeException.class, () -> Timestamps.toExactMillis(odd));
    assertEquals("a time is more precise than milliseconds", e.reason());
    e = assertThrows(EncodeException.class, () -> Timestamps.toExactMicros(odd));
    assertEquals("a time is more precise than microseconds", e.reason());
  }

  @ParameterizedTest
  @MethodSource("longs")
  void dateIsItsMilliseconds(long value) {
    assertEquals(value, Timestamps.toMillis(Timestamps.toDate(value, in)));
  }

  @Test
  void nullIsRefused() {
    assertThrows(EncodeException.class, () -> Timestamps.toMillis((Instant) null));
    assertThrows(EncodeException.class, () -> Timestamps.toExactNanos((Instant) null));
    assertThrows(EncodeException.class, () -> Timestamps.toMicros((LocalDateTime) null));
    assertThrows(EncodeException.class, () -> Timestamps.toExactMicros((LocalDateTime) null));
    assertThrows(EncodeException.class, () -> Timestamps.toMillis((Date) null));
  }
}
