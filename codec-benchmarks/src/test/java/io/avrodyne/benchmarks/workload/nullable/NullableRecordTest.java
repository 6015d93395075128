package io.avrodyne.benchmarks.workload.nullable;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.avrodyne.benchmarks.workload.Size;
import io.avrodyne.benchmarks.workload.Workload;
import java.lang.reflect.RecordComponent;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Half of the values are null, in every field. */
class NullableRecordTest {

  private final List<?> objects = Workload.NULLABLE_RECORD.sample(Size.FULL).objects();

  @Test
  void hasFortyFields() {
    assertEquals(40, NullableRecord.class.getRecordComponents().length);
  }

  @Test
  void isHalfNull() throws ReflectiveOperationException {
    int nulls = 0;
    for (RecordComponent field : NullableRecord.class.getRecordComponents()) {
      int nullsOfField = nulls(field);
      assertEquals(0.5, share(nullsOfField, 1), 0.15, field::getName);
      nulls += nullsOfField;
    }
    assertEquals(0.5, share(nulls, 40), 0.02);
  }

  private int nulls(RecordComponent field) throws ReflectiveOperationException {
    int nulls = 0;
    for (Object each : objects) {
      if (field.getAccessor().invoke(each) == null) {
        nulls++;
      }
    }
    return nulls;
  }

  private double share(int nulls, int fields) {
    return (double) nulls / fields / objects.size();
  }
}
