package io.avrodyne.processor.discover.member;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A reader of the annotations on the types of fields and getters in a class file (JVMS 4). */
final class ClassFile {

  private static final Set<String> ATTRIBUTES =
      Set.of("RuntimeVisibleTypeAnnotations", "RuntimeInvisibleTypeAnnotations");

  /** The flag of bridge methods, among others. */
  private static final int SYNTHETIC = 0x1000;

  private static final int OF_FIELD = 0x13;
  private static final int OF_RETURN = 0x14;

  private final DataInputStream in;
  private final Map<Integer, String> texts = new HashMap<>();
  private final Map<String, List<OnType>> members = new HashMap<>();

  private ClassFile(byte[] bytes) {
    this.in = new DataInputStream(new ByteArrayInputStream(bytes));
  }

  /**
   * An annotation on the type of a member.
   *
   * @param name the qualified name of the annotation, where nested classes follow a dollar sign
   * @param path the numbers of the type arguments that lead to the annotated part, 0 for the items
   *     of an array
   */
  record OnType(String name, List<Integer> path) {}

  /** Returns the annotations by the names of fields, and of methods followed by parentheses. */
  static Map<String, List<OnType>> read(byte[] bytes) throws IOException {
    ClassFile file = new ClassFile(bytes);
    file.read();
    return file.members;
  }

  private void read() throws IOException {
    in.skipNBytes(8);
    int constants = in.readUnsignedShort();
    for (int i = 1; i < constants; i++) {
      i += readConstant(i);
    }
    in.skipNBytes(6);
    in.skipNBytes(2L * in.readUnsignedShort());
    readMembers(OF_FIELD);
    readMembers(OF_RETURN);
  }

  /** Returns how many more indexes the constant takes. */
  private int readConstant(int index) throws IOException {
    int tag = in.readUnsignedByte();
    switch (tag) {
      case 1 -> texts.put(index, in.readUTF());
      case 5, 6 -> in.skipNBytes(8);
      case 7, 8, 16, 19, 20 -> in.skipNBytes(2);
      case 15 -> in.skipNBytes(3);
      default -> in.skipNBytes(4);
    }
    return tag == 5 || tag == 6 ? 1 : 0;
  }

  private void readMembers(int target) throws IOException {
    for (int left = in.readUnsignedShort(); left > 0; left--) {
      boolean synthetic = (in.readUnsignedShort() & SYNTHETIC) != 0;
      String name = text();
      String descriptor = text();
      List<OnType> found = readAttributes(target);
      if (target == OF_FIELD) {
        members.put(name, found);
      } else if (!synthetic && descriptor.startsWith("()")) {
        members.put(name + "()", found);
      }
    }
  }

  private List<OnType> readAttributes(int target) throws IOException {
    List<OnType> found = new ArrayList<>();
    for (int left = in.readUnsignedShort(); left > 0; left--) {
      boolean annotations = ATTRIBUTES.contains(text());
      int length = in.readInt();
      if (annotations) {
        for (int more = in.readUnsignedShort(); more > 0; more--) {
          readAnnotation(target, found);
        }
      } else {
        in.skipNBytes(Integer.toUnsignedLong(length));
      }
    }
    return found;
  }

  private void readAnnotation(int target, List<OnType> found) throws IOException {
    int actual = in.readUnsignedByte();
    switch (actual) {
      case OF_FIELD, OF_RETURN, 0x15 -> {}
      case 0x12, 0x17 -> in.skipNBytes(2);
      default -> in.skipNBytes(1);
    }
    List<Integer> path = new ArrayList<>();
    for (int left = in.readUnsignedByte(); left > 0; left--) {
      int kind = in.readUnsignedByte();
      int argument = in.readUnsignedByte();
      if (kind == 0 || kind == 3) {
        path.add(argument);
      }
    }
    String descriptor = text();
    readValues();
    if (actual == target) {
      found.add(
          new OnType(descriptor.substring(1, descriptor.length() - 1).replace('/', '.'), path));
    }
  }

  private void readValues() throws IOException {
    for (int left = in.readUnsignedShort(); left > 0; left--) {
      in.skipNBytes(2);
      readValue();
    }
  }

  private void readValue() throws IOException {
    switch (in.readUnsignedByte()) {
      case 'e' -> in.skipNBytes(4);
      case '@' -> {
        in.skipNBytes(2);
        readValues();
      }
      case '[' -> {
        for (int left = in.readUnsignedShort(); left > 0; left--) {
          readValue();
        }
      }
      default -> in.skipNBytes(2);
    }
  }

  private String text() throws IOException {
    return texts.getOrDefault(in.readUnsignedShort(), "");
  }
}
