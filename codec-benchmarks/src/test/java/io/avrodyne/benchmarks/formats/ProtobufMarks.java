package io.avrodyne.benchmarks.formats;

import com.google.protobuf.CodedInputStream;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.WireFormat;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** The parts of a Protobuf message. */
final class ProtobufMarks {

  private final CodedInputStream in;
  private final List<Mark> marks = new ArrayList<>();

  private ProtobufMarks(byte[] bytes) {
    in = CodedInputStream.newInstance(bytes);
  }

  static List<Mark> of(Descriptor message, byte[] bytes) throws IOException {
    ProtobufMarks marks = new ProtobufMarks(bytes);
    marks.message("", message);
    return marks.marks;
  }

  private void message(String path, Descriptor message) throws IOException {
    while (true) {
      int from = in.getTotalBytesRead();
      int tag = in.readTag();
      if (tag == 0) {
        return;
      }
      FieldDescriptor field = message.findFieldByNumber(WireFormat.getTagFieldNumber(tag));
      String name = path.isEmpty() ? field.getName() : path + "." + field.getName();
      switch (field.getJavaType()) {
        case MESSAGE -> nested(from, name, field);
        case STRING -> marks.add(new Mark(from, name + " = " + in.readString()));
        case DOUBLE -> marks.add(new Mark(from, name + " = " + in.readDouble()));
        default -> marks.add(new Mark(from, name + " = " + number(field)));
      }
    }
  }

  private void nested(int from, String name, FieldDescriptor field) throws IOException {
    int length = in.readRawVarint32();
    marks.add(new Mark(from, name + ": message of " + length + " bytes"));
    int limit = in.pushLimit(length);
    message(name, field.getMessageType());
    in.popLimit(limit);
  }

  private long number(FieldDescriptor field) throws IOException {
    return switch (field.getType()) {
      case SINT32, SINT64 -> in.readSInt64();
      case FIXED64, SFIXED64 -> in.readFixed64();
      default -> in.readInt64();
    };
  }
}
