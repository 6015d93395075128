package io.avrodyne.processor.evolve;

import io.avrodyne.api.SchemaResolutionException;
import io.avrodyne.processor.schema.EncodedSize;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.Strictness;
import io.avrodyne.runtime.codegen.Inputs;
import io.avrodyne.runtime.resolve.Resolution;
import io.avrodyne.runtime.resolve.SchemaIdentity;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.avro.JsonProperties;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;

/**
 * A node of the plan in which the runtime resolves a datum, used as generated code uses it. The
 * tests of this package know the runtime through this class only.
 */
final class RuntimePlan {

  private final AvroInput in;
  private final Resolution node;

  private RuntimePlan(AvroInput in, Resolution node) {
    this.in = in;
    this.node = node;
  }

  /** Returns the plan of two schemas, at the beginning of a datum. */
  static RuntimePlan of(Schema writer, Schema reader, byte[] datum) {
    Resolution plan = Resolution.of(writer, reader, Strictness.STRICT);
    return new RuntimePlan(new AvroInput().reset(datum), plan);
  }

  /** Returns whether there is a plan of two schemas. */
  static boolean exists(Schema writer, Schema reader) {
    try {
      return Resolution.of(writer, reader, Strictness.STRICT) != null;
    } catch (SchemaResolutionException e) {
      return false;
    }
  }

  /** Returns whether the runtime takes the data of two schemas as the same. */
  static boolean isSame(Schema one, Schema other) {
    return SchemaIdentity.same(one, other);
  }

  RuntimePlan step(int index) {
    return new RuntimePlan(in, node.step(index));
  }

  RuntimePlan value() {
    return new RuntimePlan(in, node.value());
  }

  RuntimePlan item() {
    return new RuntimePlan(in, node.item());
  }

  void skip() {
    node.skip(in);
  }

  /** Reads the value of this node as one of the reader's type. */
  Object resolved(Schema reader) {
    node.open(in);
    Object value = straight(reader);
    node.close(in);
    return value;
  }

  int remaining() {
    return in.remaining();
  }

  boolean isPresent(int nullBranch) {
    return Inputs.readPresence(in, nullBranch);
  }

  int index(int bound) {
    return Inputs.readIndex(in, bound);
  }

  String key() {
    return in.readString();
  }

  /** Runs something for each item of an array, or entry of a map, that this is the node of. */
  void forEachItem(Runnable item) {
    blocks(node.minItemBytes(), item);
  }

  private void blocks(int least, Runnable item) {
    int count = Inputs.startBlocks(in, least);
    while (count > 0) {
      int end = Inputs.blockEnd(in);
      for (int i = 0; i < count; i++) {
        item.run();
      }
      count = Inputs.nextBlock(in, end, least);
    }
  }

  /** Reads what is laid out as a schema says, as Apache Avro holds it. */
  Object straight(Schema schema) {
    return switch (schema.getType()) {
      case NULL -> JsonProperties.NULL_VALUE;
      case BOOLEAN -> in.readBoolean();
      case INT -> in.readInt();
      case LONG -> in.readLong();
      case FLOAT -> in.readFloat();
      case DOUBLE -> in.readDouble();
      case STRING -> in.readString();
      case BYTES -> ByteBuffer.wrap(in.readBytes());
      case FIXED -> new GenericData.Fixed(schema, in.readFixed(schema.getFixedSize()));
      case ENUM -> symbol(schema, Inputs.readIndex(in, schema.getEnumSymbols().size()));
      case ARRAY -> items(schema);
      case MAP -> entries(schema);
      case UNION -> straight(schema.getTypes().get(Inputs.readIndex(in, schema.getTypes().size())));
      case RECORD -> record(schema);
    };
  }

  private static Object symbol(Schema schema, int index) {
    return new GenericData.EnumSymbol(schema, schema.getEnumSymbols().get(index));
  }

  private Object items(Schema schema) {
    List<Object> items = new ArrayList<>();
    Schema item = schema.getElementType();
    blocks(EncodedSize.min(item), () -> items.add(straight(item)));
    return items;
  }

  private Object entries(Schema schema) {
    Map<String, Object> entries = new LinkedHashMap<>();
    Schema value = schema.getValueType();
    blocks(EncodedSize.minOfEntry(value), () -> entries.put(in.readString(), straight(value)));
    return entries;
  }

  private Object record(Schema schema) {
    GenericData.Record record = new GenericData.Record(schema);
    schema.getFields().forEach(field -> record.put(field.pos(), straight(field.schema())));
    return record;
  }
}
