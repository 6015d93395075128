package io.avrodyne.runtime.resolve;

import io.avrodyne.runtime.AvroDecoder;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.Ours;
import io.avrodyne.runtime.binary.Primitives;
import io.avrodyne.runtime.codegen.Inputs;
import io.avrodyne.runtime.codegen.Outputs;
import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.List;
import org.apache.avro.Schema;

/**
 * A decoder that follows plans as generated code does, and returns the bytes of the reader's
 * layout.
 */
public final class Stepping extends AvroDecoder<byte[]> {

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
  protected String explanation() {
    return plan.explain();
  }

  @Override
  public boolean readsAll() {
    return plan.readsAll();
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
    return switch (type.getType()) {
      case ARRAY, MAP, RECORD, UNION, BYTES, FIXED, NULL -> opened(in, node, type);
      default -> stepped(in, node, type);
    };
  }

  private byte[] opened(AvroInput in, Resolution node, Schema type) {
    node.open(in);
    byte[] bytes = straight(in, skips.skip(type));
    node.close(in);
    return bytes;
  }

  private static byte[] stepped(AvroInput in, Resolution node, Schema type) {
    AvroOutput out = new AvroOutput();
    int p = Outputs.ensure(out, 0, Primitives.MAX_LONG_BYTES);
    byte[] b = Outputs.buffer(out);
    int end =
        switch (type.getType()) {
          case BOOLEAN -> Primitives.putBoolean(b, p, Steps.readBoolean(in, node));
          case INT -> Primitives.putInt(b, p, Steps.readInt(in, node));
          case LONG -> Primitives.putLong(b, p, Steps.readLong(in, node));
          case FLOAT -> Primitives.putFloat(b, p, Steps.readFloat(in, node));
          case DOUBLE -> Primitives.putDouble(b, p, Steps.readDouble(in, node));
          case STRING -> Outputs.putString(out, p, Steps.readString(in, node), 0);
          default ->
              Primitives.putInt(b, p, Steps.readSymbol(in, node, type.getEnumSymbols().size()));
        };
    Ours.commit(out, end);
    return out.toByteArray();
  }

  private static byte[] straight(AvroInput in, Skip skip) {
    int start = in.position();
    skip.run(in);
    return Arrays.copyOfRange(Internals.buffer(in), start, in.position());
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
    Inputs.enter(in);
    for (int i = node.first(); i >= 0; i = node.after(i)) {
      Schema part = fields.get(i).schema();
      parts[i] =
          (node.plainFields() & 1L << i) != 0
              ? straight(in, skips.skip(part))
              : value(in, node.step(in, i), part);
    }
    node.skipRest(in);
    Inputs.leave(in);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      out.writeBytes(part);
    }
    return out.toByteArray();
  }

  private byte[] blocks(AvroInput in, Resolution node, Schema item) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    int count = Inputs.startBlocks(in, node.minItemBytes());
    while (count > 0) {
      int end = Inputs.blockEnd(in);
      out.writeBytes(number(count));
      for (int i = 0; i < count; i++) {
        if (node.isMap()) {
          out.writeBytes(straight(in, Skip.STRING));
        }
        out.writeBytes(value(in, node.item(), item));
      }
      count = Inputs.nextBlock(in, end, node.minItemBytes());
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
