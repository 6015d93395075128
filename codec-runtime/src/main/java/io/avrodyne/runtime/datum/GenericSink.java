package io.avrodyne.runtime.datum;

import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.Internals;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericContainer;
import org.apache.avro.generic.GenericData;
import org.apache.avro.util.Utf8;
import org.jspecify.annotations.Nullable;

/**
 * A builder of the objects that Apache Avro's generic reader returns, without conversion of logical
 * types.
 */
final class GenericSink implements DatumSink {

  private static final String STRING_TYPE = "avro.java.string";

  private final ArrayDeque<Object> open = new ArrayDeque<>();

  /** The fields of the open records. */
  private final ArrayDeque<FieldForm> fields = new ArrayDeque<>();

  /** The keys of the open maps. */
  private final ArrayDeque<Object> keys = new ArrayDeque<>();

  private @Nullable Object root;

  @Nullable Object root() {
    return root;
  }

  @Override
  public void beginRecord(RecordForm form) {
    open.push(new GenericData.Record(form.schema()));
  }

  @Override
  public void field(FieldForm field) {
    fields.push(field);
  }

  @Override
  public void endRecord(RecordForm form) {
    add(open.pop());
  }

  @Override
  public void beginArray(ArrayForm form) {
    open.push(new GenericData.Array<@Nullable Object>(form.schema(), new ArrayList<>()));
  }

  @Override
  public void endArray(ArrayForm form) {
    add(open.pop());
  }

  @Override
  public void beginMap(MapForm form) {
    open.push(new TypedMap(form.schema()));
  }

  @Override
  public void key(String key, int position) {
    boolean isString = ((TypedMap) open.element()).hasStrings;
    keys.push(isString ? key : new Utf8(key));
  }

  @Override
  public void endMap(MapForm form) {
    add(open.pop());
  }

  @Override
  public void scalar(ScalarForm<?> form, AvroInput in) {
    Schema schema = form.schema();
    add(
        switch (schema.getType()) {
          case NULL -> null;
          case BOOLEAN -> in.readBoolean();
          case INT -> in.readInt();
          case LONG -> in.readLong();
          case FLOAT -> in.readFloat();
          case DOUBLE -> in.readDouble();
          case STRING -> isString(schema) ? in.readString() : new Utf8(in.readString());
          case BYTES -> in.readByteBuffer();
          case FIXED -> new GenericData.Fixed(schema, in.readFixed(schema.getFixedSize()));
          case ENUM -> symbol(schema, in);
          default -> throw new IllegalArgumentException(schema.getType() + " has components");
        });
  }

  private static Object symbol(Schema schema, AvroInput in) {
    int index = Internals.readIndex(in, schema.getEnumSymbols().size());
    return new GenericData.EnumSymbol(schema, schema.getEnumSymbols().get(index));
  }

  private static boolean isString(Schema schema) {
    return "String".equals(schema.getProp(STRING_TYPE));
  }

  @SuppressWarnings("unchecked") // This class creates the containers.
  private void add(@Nullable Object value) {
    Object container = open.peek();
    if (container == null) {
      root = value;
    } else if (container instanceof GenericData.Record record) {
      record.put(fields.pop().position(), value);
    } else if (container instanceof Map<?, ?>) {
      ((Map<Object, @Nullable Object>) container).put(keys.pop(), value);
    } else {
      ((Collection<@Nullable Object>) container).add(value);
    }
  }

  /** A map that knows its schema, as arrays do, and keeps the order of its keys. */
  private static final class TypedMap extends LinkedHashMap<Object, @Nullable Object>
      implements GenericContainer {

    private static final long serialVersionUID = 1L;

    private final Schema schema;
    private final boolean hasStrings;

    TypedMap(Schema schema) {
      this.schema = schema;
      hasStrings = isString(schema);
    }

    @Override
    public Schema getSchema() {
      return schema;
    }
  }
}
