package io.avrodyne.processor;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Reads from a class file how many bytes of code each method has. */
final class CodeSizes {

  private final DataInputStream in;
  private final Map<Integer, String> texts = new HashMap<>();
  private final Map<String, Integer> sizes = new HashMap<>();

  private CodeSizes(byte[] classFile) {
    in = new DataInputStream(new ByteArrayInputStream(classFile));
  }

  /** Returns the sizes by name and descriptor. */
  static Map<String, Integer> of(byte[] classFile) {
    CodeSizes reader = new CodeSizes(classFile);
    try {
      reader.readClass();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return reader.sizes;
  }

  /** Returns the texts among the constants. */
  static List<String> texts(byte[] classFile) throws IOException {
    CodeSizes reader = new CodeSizes(classFile);
    reader.in.skipNBytes(8);
    reader.readConstants();
    return List.copyOf(reader.texts.values());
  }

  private void readClass() throws IOException {
    in.skipNBytes(8);
    readConstants();
    in.skipNBytes(6);
    in.skipNBytes(2L * in.readUnsignedShort());
    readMembers();
    readMembers();
  }

  private void readConstants() throws IOException {
    int count = in.readUnsignedShort();
    for (int i = 1; i < count; i++) {
      int tag = in.readUnsignedByte();
      switch (tag) {
        case 1 -> texts.put(i, in.readUTF());
        case 3, 4, 9, 10, 11, 12, 17, 18 -> in.skipNBytes(4);
        case 5, 6 -> {
          in.skipNBytes(8);
          i++;
        }
        case 7, 8, 16, 19, 20 -> in.skipNBytes(2);
        case 15 -> in.skipNBytes(3);
        default -> throw new IllegalStateException("constant of tag " + tag);
      }
    }
  }

  private void readMembers() throws IOException {
    for (int members = in.readUnsignedShort(); members > 0; members--) {
      in.skipNBytes(2);
      String name = text() + text();
      for (int attributes = in.readUnsignedShort(); attributes > 0; attributes--) {
        readAttribute(name);
      }
    }
  }

  private void readAttribute(String member) throws IOException {
    boolean code = text().equals("Code");
    long length = Integer.toUnsignedLong(in.readInt());
    if (code) {
      in.skipNBytes(4);
      sizes.put(member, in.readInt());
      length -= 8;
    }
    in.skipNBytes(length);
  }

  private String text() throws IOException {
    return texts.getOrDefault(in.readUnsignedShort(), "");
  }
}
