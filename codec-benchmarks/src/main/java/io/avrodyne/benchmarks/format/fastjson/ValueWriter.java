package io.avrodyne.benchmarks.format.fastjson;

import com.alibaba.fastjson2.JSONWriter;
import com.alibaba.fastjson2.writer.ObjectWriter;
import java.lang.reflect.Type;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Writes values of one class in the same way everywhere. */
final class ValueWriter<T> implements ObjectWriter<T> {

  private final BiConsumer<JSONWriter, T> write;

  ValueWriter(BiConsumer<JSONWriter, T> write) {
    this.write = write;
  }

  @Override
  @SuppressWarnings("unchecked") // The library calls it with values of the registered class.
  public void write(
      JSONWriter writer,
      @Nullable Object value,
      @Nullable Object fieldName,
      @Nullable Type fieldType,
      long features) {
    if (value == null) {
      writer.writeNull();
    } else {
      write.accept(writer, (T) value);
    }
  }

  @Override
  public void writeJSONB(
      JSONWriter writer,
      @Nullable Object value,
      @Nullable Object fieldName,
      @Nullable Type fieldType,
      long features) {
    write(writer, value, fieldName, fieldType, features);
  }

  @Override
  public void writeArrayMappingJSONB(
      JSONWriter writer,
      @Nullable Object value,
      @Nullable Object fieldName,
      @Nullable Type fieldType,
      long features) {
    write(writer, value, fieldName, fieldType, features);
  }
}
