package io.avrodyne.benchmarks.floor;

import io.avrodyne.benchmarks.workload.simple.SimpleRecord;
import io.avrodyne.benchmarks.workload.simple.SimpleRecords;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The list of records with a field of each simple type. */
final class SimplePlainCodec implements PlainCodec<SimpleRecords> {

  private static final int FLOAT = Float.BYTES;
  private static final int MAX_NUMBERS =
      1 + 3 * PlainOutput.MAX_INT + PlainOutput.MAX_LONG + FLOAT + PlainOutput.DOUBLE;
  private static final int MIN_RECORD = 1 + 3 + 1 + FLOAT + PlainOutput.DOUBLE + 1 + 1;

  @Override
  public int write(SimpleRecords records, PlainOutput out) {
    List<SimpleRecord> data = records.getData();
    int size = data.size();
    byte[] b = out.ensure(0, PlainOutput.MAX_INT + 1);
    int p = size > 0 ? PlainOutput.putInt(b, 0, size) : 0;
    for (int i = 0; i < size; i++) {
      p = putRecord(data.get(i), out, p);
    }
    out.bytes[p] = 0;
    return p + 1;
  }

  private static int putRecord(SimpleRecord simple, PlainOutput out, int p) {
    byte[] b = out.ensure(p, MAX_NUMBERS);
    int q = PlainOutput.putBoolean(b, p, simple.getBool());
    q = PlainOutput.putInt(b, q, simple.getByteValue());
    q = PlainOutput.putInt(b, q, simple.getShortValue());
    q = PlainOutput.putInt(b, q, simple.getIntValue());
    q = PlainOutput.putLong(b, q, simple.getLongValue());
    q = PlainOutput.putFloat(b, q, simple.getFloatValue());
    q = PlainOutput.putDouble(b, q, simple.getDoubleValue());
    q = out.putString(q, simple.getString(), 0);
    return out.putBytes(q, simple.getBytes(), 1);
  }

  @Override
  public SimpleRecords read(byte[] b, int from, int limit, PlainInput in) {
    int header = from;
    long block = in.readBlock(b, from, limit, MIN_RECORD);
    List<SimpleRecord> data = new ArrayList<>(PlainInput.presize(PlainInput.value(block)));
    int p = PlainInput.after(block);
    for (int count = PlainInput.value(block); count > 0; count = PlainInput.value(block)) {
      for (int i = 0; i < count; i++) {
        SimpleRecord simple = new SimpleRecord();
        p = readNumbers(b, p, limit, in, simple);
        p = readContents(b, p, limit, in, simple);
        data.add(simple);
      }
      in.endBlock(b, header, p, limit);
      header = p;
      block = in.readBlock(b, p, limit, MIN_RECORD);
      p = PlainInput.after(block);
    }
    SimpleRecords records = new SimpleRecords();
    records.setData(data);
    return records;
  }

  private static int readNumbers(
      byte[] b, int from, int limit, PlainInput in, SimpleRecord simple) {
    simple.setBool(in.booleanAt(b, from, limit));
    long number = in.readInt(b, from + 1, limit);
    simple.setByteValue((byte) in.within(PlainInput.value(number), Byte.MIN_VALUE, Byte.MAX_VALUE));
    number = in.readInt(b, PlainInput.after(number), limit);
    simple.setShortValue(
        (short) in.within(PlainInput.value(number), Short.MIN_VALUE, Short.MAX_VALUE));
    number = in.readInt(b, PlainInput.after(number), limit);
    simple.setIntValue(PlainInput.value(number));
    int p = PlainInput.after(number);
    simple.setLongValue(in.longAt(b, p, limit));
    p = PlainInput.afterLong(b, p);
    simple.setFloatValue(in.floatAt(b, p, limit));
    p += FLOAT;
    simple.setDoubleValue(in.doubleAt(b, p, limit));
    return p + PlainOutput.DOUBLE;
  }

  private static int readContents(
      byte[] b, int from, int limit, PlainInput in, SimpleRecord simple) {
    long length = in.readLength(b, from, limit);
    int p = PlainInput.after(length);
    simple.setString(in.stringAt(b, p, PlainInput.value(length)));
    p += PlainInput.value(length);
    length = in.readLength(b, p, limit);
    p = PlainInput.after(length);
    int end = p + PlainInput.value(length);
    simple.setBytes(Arrays.copyOfRange(b, p, end));
    return end;
  }
}
