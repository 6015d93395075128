package io.avrodyne.benchmarks.workload.lists;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.avrodyne.benchmarks.workload.Size;
import java.util.List;
import org.junit.jupiter.api.Test;

class ListsDataTest {

  @Test
  void everyObjectHasAMillionNumbers() {
    for (Object root : LongArrayData.sample(Size.FULL).objects()) {
      assertEquals(
          1_000_000,
          ((LongArrayRoot) root)
              .getData().stream()
                  .flatMap(wrapper -> wrapper.getEntries().stream())
                  .mapToInt(entry -> entry.getValues().length)
                  .sum());
    }
  }

  @Test
  void entriesDiffer() {
    LongArrayRoot root = (LongArrayRoot) LongArrayData.sample(Size.FULL).objects().get(0);
    assertEquals(
        10_000,
        root.getData().stream()
            .flatMap(wrapper -> wrapper.getEntries().stream())
            .map(entry -> entry.getValues()[0])
            .distinct()
            .count());
  }

  @Test
  void bothFormsHaveTheSameBytes() {
    List<?> lists = LongListData.sample(Size.FULL).objects();
    List<?> arrays = LongArrayData.sample(Size.FULL).objects();
    for (int i = 0; i < arrays.size(); i++) {
      assertArrayEquals(
          LongListRootAvroCodec.INSTANCE.encode((LongListRoot) lists.get(i)),
          LongArrayRootAvroCodec.INSTANCE.encode((LongArrayRoot) arrays.get(i)));
    }
  }
}
