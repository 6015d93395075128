package io.avrodyne.benchmarks.format.avro.mapping;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.apache.avro.Schema;
import org.apache.avro.generic.PrimitivesArrays;

/** Values that mappings share. */
final class Values {

  private Values() {}

  /** Returns a new list of strings, for objects that expect a list of the JDK. */
  static List<String> strings(List<?> data) {
    int size = data.size();
    List<String> list = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      list.add((String) data.get(i));
    }
    return list;
  }

  /** Returns the strings in an array. */
  static String[] stringArray(List<?> data) {
    int size = data.size();
    String[] strings = new String[size];
    for (int i = 0; i < size; i++) {
      strings[i] = (String) data.get(i);
    }
    return strings;
  }

  /** Returns a new list of the numbers, for objects that expect a list of the JDK. */
  static List<Long> longList(List<?> data) {
    int size = data.size();
    List<Long> list = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      list.add((Long) data.get(i));
    }
    return list;
  }

  /** Returns the bytes, which a decoder has put into an array of their own. */
  static byte[] bytes(ByteBuffer datum) {
    if (datum.arrayOffset() == 0 && datum.remaining() == datum.array().length) {
      return datum.array();
    }
    byte[] bytes = new byte[datum.remaining()];
    datum.duplicate().get(bytes);
    return bytes;
  }

  /** Returns the numbers in an array of Avro's that does not box them. */
  static List<Long> toDatum(long[] values, Schema schema) {
    PrimitivesArrays.LongArray data = new PrimitivesArrays.LongArray(values.length, schema);
    for (int i = 0; i < values.length; i++) {
      data.add(i, values[i]);
    }
    return data;
  }

  /** Returns the numbers as they are, since Avro writes any list. */
  static List<Long> toDatum(List<Long> values, Schema schema) {
    return values;
  }

  /** Returns the numbers in an array. */
  static long[] longArray(List<?> data) {
    int size = data.size();
    long[] values = new long[size];
    if (data instanceof PrimitivesArrays.LongArray array) {
      for (int i = 0; i < size; i++) {
        values[i] = array.getLong(i);
      }
      return values;
    }
    for (int i = 0; i < size; i++) {
      values[i] = (Long) data.get(i);
    }
    return values;
  }
}
