package io.avrodyne.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.runtime.codegen.Inputs;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that read arrays of ints by the calls that generated code makes. */
class BlocksTest {

  private static final DecodeLimits LIMITS = DecodeLimits.DEFAULT;

  @Test
  void emptyArrayIsOneByte() {
    AvroInput in = Ours.strict(Ours.hex("00"));
    assertEquals(List.of(), Ours.ints(in));
    assertEquals(0, in.remaining());
  }

  @Test
  void blocksFollowEachOtherUntilACountOfZero() {
    assertEquals(List.of(1, 2, 3), Ours.ints(Ours.strict(Ours.hex("04 02 04 02 06 00"))));
  }

  @Test
  void blockMayTellItsSize() {
    assertEquals(List.of(1, 2), Ours.ints(Ours.strict(Ours.hex("03 04 02 04 00"))));
  }

  @Test
  void blocksWithAndWithoutSizeMayMix() {
    assertEquals(
        List.of(1, 2, 3, 4), Ours.ints(Ours.strict(Ours.hex("02 02 03 04 04 06 02 08 00"))));
  }

  @Test
  void countMayTakeSeveralBytes() {
    byte[] bytes =
        ApacheOracle.write(
            encoder -> {
              encoder.writeArrayStart();
              encoder.setItemCount(100);
              for (int i = 0; i < 100; i++) {
                encoder.startItem();
                encoder.writeInt(i);
              }
              encoder.writeArrayEnd();
            });
    assertEquals(100, Ours.ints(Ours.strict(bytes)).size());
  }

  @ParameterizedTest
  @ValueSource(strings = {"03 02 02 04 00", "03 06 02 04 00 00", "03 00 02 04 00"})
  void sizeThatDisagreesWithTheItemsIsRefused(String hex) {
    AvroInput in = Ours.strict(Ours.hex(hex));
    DecodeException e = assertThrows(DecodeException.class, () -> Ours.ints(in));
    assertEquals("the byte size of a block does not match its items", e.reason());
  }

  @ParameterizedTest
  @ValueSource(strings = {"03 02 02 04 00", "03 06 02 04 00 00", "03 7e 02 04 00"})
  void sizeThatDisagreesWithTheItemsIsIgnoredWhenLenient(String hex) {
    assertEquals(List.of(1, 2), Ours.ints(Ours.lenient(Ours.hex(hex))));
  }

  @Test
  void sizeBeyondTheInputIsRefused() {
    AvroInput in = Ours.strict(Ours.hex("03 7e 02 04 00"));
    DecodeException e = assertThrows(DecodeException.class, () -> Ours.ints(in));
    assertEquals("a block is longer than the input", e.reason());
  }

  @Test
  void smallestLongAsACountIsRefused() {
    byte[] bytes = head(Long.MIN_VALUE, 2);
    assertThrows(DecodeException.class, () -> Ours.ints(Ours.strict(bytes)));
    assertThrows(DecodeException.class, () -> Ours.ints(Ours.lenient(bytes)));
  }

  @ParameterizedTest
  @ValueSource(longs = {-1, Integer.MIN_VALUE, Long.MIN_VALUE})
  void negativeSizeIsRefused(long size) {
    assertThrows(DecodeException.class, () -> Ours.ints(Ours.strict(head(-2, size))));
    assertThrows(DecodeException.class, () -> Ours.ints(Ours.lenient(head(-2, size))));
  }

  @Test
  void largestSizeIsHarmlessWhenLenient() {
    assertThrows(DecodeException.class, () -> Ours.ints(Ours.lenient(head(-9, Long.MAX_VALUE))));
  }

  @ParameterizedTest
  @ValueSource(longs = {3, 63, 64, 1 << 20, Integer.MAX_VALUE, 1L << 33, Long.MAX_VALUE})
  void countBeyondTheInputIsRefusedBeforeAnythingIsAllocated(long count) {
    byte[] bytes =
        ApacheOracle.write(
            encoder -> {
              encoder.writeLong(count);
              encoder.writeFixed(new byte[2]);
            });
    assertThrows(DecodeException.class, () -> Inputs.startBlocks(Ours.strict(bytes), 1));
  }

  @Test
  void countIsCheckedAgainstTheFewestBytesOfTheItems() {
    byte[] bytes = Ours.hex("04 00 00 00 00 00 00 00 00 00");
    assertEquals(2, Inputs.startBlocks(Ours.strict(bytes), 4));
    assertThrows(DecodeException.class, () -> Inputs.startBlocks(Ours.strict(bytes), 5));
  }

  @Test
  void itemsAreCountedAcrossBlocks() {
    byte[] bytes = Ours.hex("04 02 04 04 06 08 00");
    assertEquals(4, Ours.ints(Ours.limited(bytes, LIMITS.withMaxItems(4))).size());
    LimitExceededException e =
        assertThrows(
            LimitExceededException.class,
            () -> Ours.ints(Ours.limited(bytes, LIMITS.withMaxItems(3))));
    assertEquals("more than 3 items (DecodeLimits.maxItems)", e.reason());
    assertEquals(3, e.position());
  }

  @Test
  void itemsAreCountedAcrossTheArraysOfADatum() {
    AvroInput in = Ours.limited(Ours.hex("04 02 04 00 04 02 04 00"), LIMITS.withMaxItems(3));
    assertEquals(2, Ours.ints(in).size());
    assertThrows(LimitExceededException.class, () -> Ours.ints(in));
  }

  @Test
  void itemsWithoutBytesHaveALimitOfTheirOwn() {
    DecodeLimits limits = LIMITS.withMaxZeroSizeItems(5);
    assertEquals(5, Inputs.startBlocks(Ours.limited(Ours.hex("0a 00"), limits), 0));
    AvroInput in = Ours.limited(Ours.hex("0c 00"), limits);
    LimitExceededException e =
        assertThrows(LimitExceededException.class, () -> Inputs.startBlocks(in, 0));
    assertEquals("more than 5 items of zero size (DecodeLimits.maxZeroSizeItems)", e.reason());
  }

  @Test
  void itemsWithoutBytesAreCountedAcrossBlocks() {
    AvroInput in = Ours.limited(Ours.hex("06 06 00"), LIMITS.withMaxZeroSizeItems(5));
    assertEquals(3, Inputs.startBlocks(in, 0));
    int end = Inputs.blockEnd(in);
    assertThrows(LimitExceededException.class, () -> Inputs.nextBlock(in, end, 0));
  }

  @Test
  void hugeCountOfItemsWithoutBytesIsRefused() {
    AvroInput in = Ours.strict(ApacheOracle.write(encoder -> encoder.writeLong(1L << 40)));
    assertThrows(LimitExceededException.class, () -> Inputs.startBlocks(in, 0));
  }

  @Test
  void missingHeadIsRefused() {
    assertThrows(DecodeException.class, () -> Ours.ints(Ours.strict(new byte[0])));
  }

  @Test
  void missingEndIsRefused() {
    assertThrows(DecodeException.class, () -> Ours.ints(Ours.strict(Ours.hex("02 02"))));
  }

  @Test
  void roomIsMadeForABoundedNumberOfItems() {
    assertEquals(0, Inputs.presize(0));
    assertEquals(7, Inputs.presize(7));
    assertEquals(Inputs.MAX_PRESIZE, Inputs.presize(Integer.MAX_VALUE));
    for (int count : new int[] {0, 1, 3, 12, 13, 100, Integer.MAX_VALUE}) {
      assertTrue(Inputs.mapCapacity(count) * 0.75 >= Inputs.presize(count));
      assertTrue(Inputs.mapCapacity(count) <= 2 * Inputs.MAX_PRESIZE);
    }
  }

  @Test
  void itemsMayBeReadWithoutACodec() {
    assertEquals(List.of(1, 2), Ours.ints(new AvroInput().reset(Ours.hex("04 02 04 00"))));
  }

  private static byte[] head(long count, long size) {
    return ApacheOracle.write(
        encoder -> {
          encoder.writeLong(count);
          encoder.writeLong(size);
          encoder.writeFixed(Ours.hex("02 04 00"));
        });
  }
}
