package io.avrodyne.benchmarks.formats;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.msgpack.core.MessagePack;
import org.msgpack.core.MessageUnpacker;

/** The parts of a datum in MessagePack. */
final class PackMarks {

  private final MessageUnpacker in;
  private final List<Mark> marks = new ArrayList<>();

  private PackMarks(MessageUnpacker in) {
    this.in = in;
  }

  static List<Mark> of(byte[] bytes) throws IOException {
    try (MessageUnpacker in = MessagePack.newDefaultUnpacker(bytes)) {
      PackMarks marks = new PackMarks(in);
      while (in.hasNext()) {
        marks.next();
      }
      return marks.marks;
    }
  }

  private void next() throws IOException {
    int from = (int) in.getTotalReadBytes();
    String text =
        switch (in.getNextFormat().getValueType()) {
          case ARRAY -> "array of " + in.unpackArrayHeader();
          case MAP -> "map of " + in.unpackMapHeader();
          default -> in.unpackValue().toJson();
        };
    marks.add(new Mark(from, text));
  }
}
