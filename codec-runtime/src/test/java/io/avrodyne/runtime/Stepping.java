package io.avrodyne.runtime;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.List;
import org.apache.avro.Schema;

/** Steps through plans as generated code does; gives the bytes of the reader's layout. */
final class Stepping extends AvroDecoder<byte[]> {

  private final Resolution plan;
  private final Schema reader;
  private final SkipPlanner skips = new SkipPlanner(new PlanBudget());

  Stepping(Resolution plan, Schema reader) {
    this.plan = plan;
    this.reader = reader;
  }

  @Override
  protected byte[] decodeDatum(AvroInput in) {
    return value(in, plan, reader);
  }

  @Override
  protected byte[] decodeDatum(AvroInput in, byte[] reuse) {
    return decodeDatum(in);
  }

  @Override
  public Schema writerSchema() {
    return plan.writer;
  }

  @Override
  public String explain() {
    return Explanation.of(plan);
  }

  @Override
  public boolean readsAll() {
    return Completeness.readsAll(plan);
  }

  private byte[] value(AvroInput in, Resolution unsettled, Schema type) {
    Resolution node = unsettled.settle(in);
    if (node.isBranch()) {
      return branch(in, node, type);
    }
    if (node.isRecord()) {
      return record(in, node, type);
    }
    if (node.isArray() || node.isMap()) {
      return blocks(in, node, node.isMap() ? type.getValueType() : type.getElementType());
    }
    node.open(in);
    byte[] bytes = straight(in, skips.skip(type));
    node.close(in);
    return bytes;
  }

  private static byte[] straight(AvroInput in, Skip skip) {
    int start = in.position;
    skip.run(in);
    return Arrays.copyOfRange(in.buffer, start, in.position);
  }

  private byte[] branch(AvroInput in, Resolution node, Schema type) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(number(node.branch()));
    out.writeBytes(value(in, node.value(), type.getTypes().get(node.branch())));
    return out.toByteArray();
  }

  private byte[] record(AvroInput in, Resolution node, Schema type) {
    List<Schema.Field> fields = type.getFields();
    byte[][] parts = new byte[fields.size()][];
    in.enter();
    for (int i = 0; i < node.steps(); i++) {
      int field = node.field(i);
      if (field < 0) {
        node.step(i).skip(in);
      } else {
        parts[field] = value(in, node.step(i), fields.get(field).schema());
      }
    }
    in.leave();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      out.writeBytes(part);
    }
    return out.toByteArray();
  }

  private byte[] blocks(AvroInput in, Resolution node, Schema item) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    int count = in.startBlocks(node.minItemBytes());
    while (count > 0) {
      int end = in.blockEnd();
      out.writeBytes(number(count));
      for (int i = 0; i < count; i++) {
        if (node.isMap()) {
          out.writeBytes(straight(in, Skip.STRING));
        }
        out.writeBytes(value(in, node.item(), item));
      }
      count = in.nextBlock(end, node.minItemBytes());
    }
    out.writeBytes(number(0));
    return out.toByteArray();
  }

  private static byte[] number(int value) {
    byte[] buffer = new byte[Primitives.MAX_INT_BYTES];
    int size = Primitives.putInt(buffer, 0, value);
    return Arrays.copyOf(buffer, size);
  }
}
