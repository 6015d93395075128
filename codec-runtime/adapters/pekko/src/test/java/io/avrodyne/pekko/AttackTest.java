package io.avrodyne.pekko;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import com.typesafe.config.Config;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.pekko.types.Chain;
import io.avrodyne.pekko.types.Parcel;
import io.avrodyne.pekko.types.Parcel.Blank;
import io.avrodyne.pekko.types.Parcel.Content;
import java.io.NotSerializableException;
import java.lang.management.ManagementFactory;
import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import java.nio.ReadOnlyBufferException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.apache.pekko.actor.ActorSystem;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/** Tests of a serializer that is given payloads which nobody wrote. */
class AttackTest {

  private static final Parcel INNER = parcel(null, new Content.Letter("hello"));
  private static final Parcel PARCEL = parcel(INNER, new Content.Coins(250, true));
  private static final ActorSystem SYSTEM = Systems.start(Systems.types(Parcel.class, Chain.class));
  private static final Config UNLIMITED =
      Systems.config("avrodyne.pekko.limits { max-depth = unlimited, max-items = unlimited }");

  /** Twice the largest array that the payloads below announce honestly. */
  private static final long MODEST = 4 << 20;

  private final AvrodynePekkoSerializer serializer = Systems.serializer(SYSTEM);
  private final String manifest = serializer.manifest(PARCEL);
  private final byte[] payload = serializer.toBinary(PARCEL);

  private static Parcel parcel(@Nullable Parcel inner, Content content) {
    return new Parcel(
        "fragile",
        new UUID(1, 2),
        Instant.ofEpochSecond(1_700_000_000),
        1.5,
        List.of(new Blank(), new Blank()),
        List.of(1L, -1L, Long.MAX_VALUE),
        Map.of("a", 1),
        Set.of("x"),
        content,
        inner);
  }

  @AfterAll
  static void stop() {
    Systems.stop(SYSTEM);
  }

  @Test
  void everyTruncationIsRefused() {
    for (int length = 0; length < payload.length; length++) {
      byte[] cut = Arrays.copyOf(payload, length);
      assertThrows(DecodeException.class, () -> serializer.fromBinary(cut, manifest));
      for (ByteBuffer buffer : buffers(cut)) {
        assertThrows(DecodeException.class, () -> serializer.fromBinary(buffer, manifest));
        assertEquals(cut.length, buffer.remaining());
      }
    }
    assertStillWorks();
  }

  @Test
  void everyOtherByteIsRefusedOrReadAsAnotherValue() {
    int read = 0;
    for (int at = 0; at < payload.length; at++) {
      for (int difference = 1; difference < 256; difference++) {
        byte[] damaged = payload.clone();
        damaged[at] ^= (byte) difference;
        read += isRead(damaged, manifest) ? 1 : 0;
      }
    }
    assertTrue(read > 0 && read < 255 * payload.length);
    assertStillWorks();
  }

  @Test
  void bytesAfterTheDatumAreRefused() {
    for (int extra : new int[] {1, 2, 100, 100_000}) {
      byte[] longer = Arrays.copyOf(payload, payload.length + extra);
      DecodeException e =
          assertThrows(DecodeException.class, () -> serializer.fromBinary(longer, manifest));
      assertEquals(payload.length, e.position());
    }
    assertStillWorks();
  }

  @Test
  void randomBytesAreRefusedOrReadAsAValue() {
    Random random = new Random(33);
    for (int i = 0; i < 20_000; i++) {
      byte[] bytes = new byte[random.nextInt(200)];
      random.nextBytes(bytes);
      isRead(bytes, manifest);
    }
    assertStillWorks();
  }

  @Test
  void lengthsAndCountsThatTheBytesDoNotHoldAreRefusedWithoutMemory() {
    byte[] before = Arrays.copyOf(payload, indexOfBlanks());
    List<long[]> claims =
        List.of(
            new long[] {1_000_000}, // blanks, which occupy no bytes
            new long[] {Integer.MAX_VALUE},
            new long[] {Long.MAX_VALUE},
            new long[] {-1_000_000, 0}, // a block with its size
            new long[] {Long.MIN_VALUE, 0},
            new long[] {-1, Long.MAX_VALUE},
            new long[] {0, 1_000_000}, // numbers
            new long[] {0, Integer.MAX_VALUE},
            new long[] {0, 0, 1_000_000}, // counts
            new long[] {0, 0, 0, Long.MAX_VALUE}); // tags
    assertAllocatesLittle(
        () -> {
          for (long[] claim : claims) {
            byte[] hostile = concat(before, varints(claim));
            assertThrows(DecodeException.class, () -> serializer.fromBinary(hostile, manifest));
          }
          for (long length : new long[] {1_000_000, Integer.MAX_VALUE, Long.MAX_VALUE, -1}) {
            byte[] hostile = concat(varints(length), new byte[10]);
            assertThrows(DecodeException.class, () -> serializer.fromBinary(hostile, manifest));
          }
        });
    assertStillWorks();
  }

  @Test
  void manyBlocksOfItemsWithoutBytesAreRefused() {
    byte[] before = Arrays.copyOf(payload, indexOfBlanks());
    byte[] blocks = new byte[0];
    for (int i = 0; i < 2000; i++) {
      blocks = concat(blocks, varints(60_000));
    }
    byte[] hostile = concat(before, blocks);
    assertThrows(LimitExceededException.class, () -> serializer.fromBinary(hostile, manifest));
  }

  @Test
  void nestingBeyondTheLimitIsRefused() {
    byte[] deep = nested(40_000);
    String chain = serializer.manifest(new Chain(null));
    assertThrows(LimitExceededException.class, () -> serializer.fromBinary(deep, chain));
    for (ByteBuffer buffer : buffers(deep)) {
      assertThrows(LimitExceededException.class, () -> serializer.fromBinary(buffer, chain));
    }
    assertStillWorks();
  }

  @Test
  void nestingBeyondTheStackIsRefused() throws Exception {
    ActorSystem system = Systems.start(UNLIMITED.withFallback(Systems.types(Chain.class)));
    try {
      AvrodynePekkoSerializer unlimited = Systems.serializer(system);
      String chain = unlimited.manifest(new Chain(null));
      byte[] deep = nested(1_000_000);
      for (int i = 0; i < 3; i++) {
        assertThrows(LimitExceededException.class, () -> unlimited.fromBinary(deep, chain));
        assertThrows(
            LimitExceededException.class,
            () ->
                unlimited.fromBinary(
                    ByteBuffer.allocateDirect(deep.length).put(deep).flip(), chain));
      }
      Chain value = new Chain(null);
      for (int i = 0; i < 1_000_000; i++) {
        value = new Chain(value);
      }
      Chain tooDeep = value;
      assertThrows(EncodeException.class, () -> unlimited.toBinary(tooDeep));
      assertThrows(
          EncodeException.class, () -> unlimited.toBinary(tooDeep, ByteBuffer.allocate(2_000_000)));
      assertEquals(new Chain(new Chain(null)), unlimited.fromBinary(new byte[] {2, 0}, chain));
    } finally {
      Systems.stop(system);
    }
  }

  @Test
  void bufferThatCannotBeWrittenStaysAsItWas() {
    ByteBuffer readOnly = ByteBuffer.allocate(1000).position(3).asReadOnlyBuffer();
    assertThrows(ReadOnlyBufferException.class, () -> serializer.toBinary(PARCEL, readOnly));
    assertEquals(3, readOnly.position());
    for (int capacity = 0; capacity < payload.length; capacity++) {
      for (ByteBuffer small : buffers(new byte[capacity])) {
        assertThrows(BufferOverflowException.class, () -> serializer.toBinary(PARCEL, small));
        assertEquals(capacity, small.remaining());
      }
    }
    assertStillWorks();
  }

  @Test
  void bufferWithinAnArrayIsReadAndWrittenOnlyThere() throws Exception {
    byte[] array = new byte[payload.length + 20];
    ByteBuffer slice = ByteBuffer.wrap(array, 7, payload.length).slice();
    serializer.toBinary(PARCEL, slice);
    assertEquals(0, slice.remaining());
    byte[] expected = new byte[array.length];
    System.arraycopy(payload, 0, expected, 7, payload.length);
    assertArrayEquals(expected, array);
    assertEquals(PARCEL, serializer.fromBinary(slice.flip(), manifest));
    assertEquals(PARCEL, serializer.fromBinary(slice.flip().asReadOnlyBuffer(), manifest));
    assertThrows(
        DecodeException.class,
        () -> serializer.fromBinary(slice.limit(payload.length - 1), manifest));
  }

  @Test
  void damagedPayloadsOfOneThreadDoNotReachTheOthers() throws Exception {
    int threads = 8;
    List<Callable<Integer>> uses = new ArrayList<>();
    for (int thread = 0; thread < threads; thread++) {
      int number = thread;
      uses.add(() -> number % 2 == 0 ? readDamaged(number) : readValid(number));
    }
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      for (Future<Integer> use : pool.invokeAll(uses)) {
        assertEquals(2_000, use.get());
      }
    } finally {
      pool.shutdown();
    }
  }

  private int readDamaged(int seed) {
    Random random = new Random(seed);
    for (int i = 0; i < 2_000; i++) {
      byte[] damaged = payload.clone();
      damaged[random.nextInt(damaged.length)] ^= (byte) (1 + random.nextInt(255));
      isRead(random.nextBoolean() ? damaged : Arrays.copyOf(damaged, 9), manifest);
    }
    return 2_000;
  }

  private int readValid(int thread) throws NotSerializableException {
    int equal = 0;
    for (int i = 0; i < 2_000; i++) {
      Parcel value = parcel(INNER, new Content.Letter("thread " + thread + " round " + i));
      ByteBuffer direct = ByteBuffer.allocateDirect(500);
      serializer.toBinary(value, direct);
      boolean same =
          value.equals(serializer.fromBinary(serializer.toBinary(value), manifest))
              && value.equals(serializer.fromBinary(direct.flip(), manifest));
      equal += same ? 1 : 0;
    }
    return equal;
  }

  /** Returns whether bytes are read as a value, which has to be one that can be written again. */
  private boolean isRead(byte[] bytes, String manifest) {
    Object value;
    try {
      value = serializer.fromBinary(bytes, manifest);
    } catch (DecodeException e) {
      return false;
    } catch (NotSerializableException e) {
      throw new AssertionError(e);
    }
    try {
      byte[] again = serializer.toBinary(value);
      assertEquals(value, serializer.fromBinary(again, manifest));
    } catch (NotSerializableException e) {
      throw new AssertionError(e);
    }
    return true;
  }

  private void assertStillWorks() {
    try {
      assertEquals(PARCEL, serializer.fromBinary(payload, manifest));
      assertArrayEquals(payload, serializer.toBinary(PARCEL));
    } catch (NotSerializableException e) {
      throw new AssertionError(e);
    }
  }

  private static void assertAllocatesLittle(Runnable use) {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long id = Thread.currentThread().getId();
    long before = threads.getThreadAllocatedBytes(id);
    use.run();
    long allocated = threads.getThreadAllocatedBytes(id) - before;
    assertTrue(allocated < MODEST, () -> allocated + " bytes");
  }

  /**
   * Returns the index of the number of blanks, after the label, the id, the time and the weight.
   */
  private int indexOfBlanks() {
    int index = 1 + PARCEL.label().length();
    index += payload[index] / 2 + 1;
    while (payload[index] < 0) {
      index++;
    }
    return index + 1 + Double.BYTES;
  }

  /** Returns a datum of a chain, or of what looks like one until it ends. */
  private static byte[] nested(int depth) {
    byte[] deep = new byte[depth + 1];
    Arrays.fill(deep, 0, depth, (byte) 2);
    return deep;
  }

  private static List<ByteBuffer> buffers(byte[] bytes) {
    ByteBuffer framed = ByteBuffer.allocate(bytes.length + 9).position(4).put(bytes).flip();
    return List.of(
        ByteBuffer.wrap(bytes.clone()),
        ByteBuffer.allocateDirect(bytes.length).put(bytes).flip(),
        framed.position(4));
  }

  private static byte[] varints(long... values) {
    byte[] bytes = new byte[10 * values.length];
    int length = 0;
    for (long value : values) {
      long rest = (value << 1) ^ (value >> 63);
      while ((rest & ~0x7FL) != 0) {
        bytes[length++] = (byte) (rest | 0x80);
        rest >>>= 7;
      }
      bytes[length++] = (byte) rest;
    }
    return Arrays.copyOf(bytes, length);
  }

  private static byte[] concat(byte[] first, byte[] second) {
    byte[] both = Arrays.copyOf(first, first.length + second.length);
    System.arraycopy(second, 0, both, first.length, second.length);
    return both;
  }
}
