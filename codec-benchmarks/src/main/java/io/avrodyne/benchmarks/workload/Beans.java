package io.avrodyne.benchmarks.workload;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A converter of records to beans with the same content. The bean of {@code Line} or {@code
 * LineRecord} is {@code LineBean}, in the package of the record.
 */
public final class Beans {

  private Beans() {}

  /** Returns the bean of a record, whose components are converted, too. */
  public static <B> B of(Class<B> type, Record record) {
    return type.cast(bean(record));
  }

  private static Object bean(Record record) {
    Class<?> type = record.getClass();
    try {
      Object bean =
          Class.forName(
                  type.getPackageName() + '.' + type.getSimpleName().replace("Record", "") + "Bean")
              .getConstructor()
              .newInstance();
      for (RecordComponent component : type.getRecordComponents()) {
        Object value = twin(component.getAccessor().invoke(record));
        set(bean, component.getName(), value);
      }
      return bean;
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("No bean like " + type, e);
    }
  }

  private static void set(Object bean, String name, @Nullable Object value)
      throws ReflectiveOperationException {
    String setter = "set" + Character.toUpperCase(name.charAt(0)) + name.substring(1);
    for (var method : bean.getClass().getMethods()) {
      if (method.getName().equals(setter)) {
        method.invoke(bean, value);
        return;
      }
    }
    throw new NoSuchMethodException(setter);
  }

  private static @Nullable Object twin(@Nullable Object value) {
    if (value instanceof Record record) {
      return bean(record);
    }
    if (value instanceof List<?> list && list.stream().anyMatch(Record.class::isInstance)) {
      return new ArrayList<>(list.stream().map(Beans::twin).toList());
    }
    return value;
  }
}
