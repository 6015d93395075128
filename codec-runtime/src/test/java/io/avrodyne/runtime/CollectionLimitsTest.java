package io.avrodyne.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.runtime.codegen.Inputs;
import io.avrodyne.runtime.codegen.PrimitiveArrays;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests of the limit on the items of one collection, with arrays of arrays read by the calls that
 * generated code makes.
 */
class CollectionLimitsTest {

  private static final DecodeLimits THREE = DecodeLimits.DEFAULT.withMaxCollectionItems(3);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "06 06 02 04 06 00 00 06 02 04 06 00 00",
        "02 04 02 04 02 06 00 02 06 02 04 06 00 02 00 00",
        "03 10 03 04 02 04 02 06 00 00 01 0a 06 02 04 06 00 00",
      })
  void threeItemsFitInEach(String hex) {
    AvroInput in = input(hex, THREE);
    assertEquals(List.of(List.of(1, 2, 3), List.of(), List.of(1, 2, 3)), sorted(nested(in)));
    assertEquals(0, in.remaining());
  }

  /** Sorts the lists; the empty one may be last. */
  private static List<List<Integer>> sorted(List<List<Integer>> lists) {
    List<List<Integer>> sorted = new ArrayList<>(lists);
    sorted.removeIf(List::isEmpty);
    sorted.add(1, List.of());
    return sorted;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "02 08 02 04 06 08 00 00",
        "02 04 02 04 04 06 08 00 00",
        "02 06 02 04 06 02 08 00 00",
        "02 03 04 02 04 03 04 06 08 00 00",
        "04 00 00 04 00 00 00",
        "02 02 02 02 04 02 06 02 08 00 00",
      })
  void fourthItemIsRefused(String hex) {
    LimitExceededException e =
        assertThrows(LimitExceededException.class, () -> nested(input(hex, THREE)));
    assertEquals("more than 3 items in a collection (DecodeLimits.maxCollectionItems)", e.reason());
  }

  @Test
  void defaultIsAsManyAsTheInputHasBytesFor() {
    assertEquals(Integer.MAX_VALUE, DecodeLimits.DEFAULT.maxCollectionItems());
    assertEquals(1, nested(input("02 0e 02 02 02 02 02 02 02 00 00", DecodeLimits.DEFAULT)).size());
  }

  @Test
  void itemsOfTheDatumAreCountedToo() {
    AvroInput in = input("04 04 02 04 00 02 02 00 00", THREE.withMaxItems(5));
    assertEquals(2, nested(in).size());
    AvroInput more = input("04 04 02 04 00 04 02 04 00 00", THREE.withMaxItems(5));
    LimitExceededException e = assertThrows(LimitExceededException.class, () -> nested(more));
    assertEquals("more than 5 items (DecodeLimits.maxItems)", e.reason());
  }

  @Test
  void sizesOfBlocksAreStillChecked() {
    AvroInput in = input("02 03 02 02 04 00 00", THREE);
    DecodeException e = assertThrows(DecodeException.class, () -> nested(in));
    assertEquals("the byte size of a block does not match its items", e.reason());
    AvroInput lenient =
        new AvroInput(THREE, Strictness.LENIENT).reset(Ours.hex("02 03 02 02 04 00 00"));
    assertEquals(List.of(List.of(1, 2)), nested(lenient));
  }

  @Test
  void failureLeavesNothingOpen() {
    AvroInput in = input("02 04 02", THREE);
    for (int i = 0; i < 100; i++) {
      assertThrows(DecodeException.class, () -> nested(in.reset(Ours.hex("02 04 02"))));
      assertThrows(DecodeException.class, () -> nested(in.reset(Ours.hex("02 04 02 04"))));
    }
    assertEquals(List.of(List.of(1, 2, 3)), nested(in.reset(Ours.hex("02 04 02 04 02 06 00 00"))));
  }

  @Test
  void manyMayBeOpen() {
    AvroInput in = input("02 ".repeat(100) + "02 " + "00".repeat(100), THREE);
    assertEquals(100, deep(in, 100));
  }

  private static int deep(AvroInput in, int levels) {
    if (levels == 0) {
      return in.readInt() - 1;
    }
    int found = 0;
    int count = Inputs.startBlocks(in, 1);
    while (count > 0) {
      int end = Inputs.blockEnd(in);
      for (int i = 0; i < count; i++) {
        found += 1 + deep(in, levels - 1);
      }
      count = Inputs.nextBlock(in, end, 1);
    }
    return found;
  }

  @Test
  void primitiveArraysAreCounted() {
    assertEquals(3, PrimitiveArrays.readLongs(input("04 02 04 02 06 00", THREE)).length);
    assertThrows(
        LimitExceededException.class,
        () -> PrimitiveArrays.readLongs(input("04 02 04 04 06 08 00", THREE)));
    assertThrows(
        LimitExceededException.class,
        () -> PrimitiveArrays.readInts(input("08 02 04 06 08 00", THREE)));
  }

  private static AvroInput input(String hex, DecodeLimits limits) {
    return Ours.limited(Ours.hex(hex), limits);
  }

  private static List<List<Integer>> nested(AvroInput in) {
    List<List<Integer>> lists = new ArrayList<>();
    int count = Inputs.startBlocks(in, 1);
    while (count > 0) {
      int end = Inputs.blockEnd(in);
      for (int i = 0; i < count; i++) {
        lists.add(Ours.ints(in));
      }
      count = Inputs.nextBlock(in, end, 1);
    }
    return lists;
  }
}
