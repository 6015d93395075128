package io.avrodyne.benchmarks.workload;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A converter of records to beans with the same content. Within another record, the bean of {@code
 * Line} or {@code LineRecord} is {@code LineBean}, in the package of the record.
 */
public final class Beans {

  private Beans() {}

  /** Returns a bean with the content of a record, whose components are converted, too. */
  public static <B> B of(Class<B> type, Record record) {
    try {
      B bean = type.getConstructor().newInstance();
      for (RecordComponent component : record.getClass().getRecordComponents()) {
        set(bean, component.getName(), twin(component.getAccessor().invoke(record)));
      }
      return bean;
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(type + " is not like " + record.getClass(), e);
    }
  }

  private static Object bean(Record record) {
    Class<?> type = record.getClass();
    String name = type.getSimpleName().replace("Record", "") + "Bean";
    try {
      return of(Class.forName(type.getPackageName() + '.' + name), record);
    } catch (ClassNotFoundException e) {
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
