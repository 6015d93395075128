package io.avrodyne.processor.discover.member;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.avrodyne.processor.discover.member.ClassFile.OnType;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ClassFileTest {

  private static final List<String> TEXTS =
      List.of("items", "()LList;", "()LObject;", "RuntimeVisibleTypeAnnotations", "LNullable;");

  /** Compilers other than javac do not copy annotations to it. */
  @Test
  void bridgeMethodIsIgnored() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.writeLong(0xCAFEBABE_0000_003DL);
    out.writeShort(TEXTS.size() + 1);
    for (String text : TEXTS) {
      out.writeByte(1);
      out.writeUTF(text);
    }
    out.write(new byte[6 + 2 + 2]); // flags and names, interfaces, fields
    out.writeShort(2);
    shorts(out, 0x0001, 1, 2, 1, 4);
    out.writeInt(8);
    shorts(out, 1, 0x1400, 5, 0); // on the returned type, without a path
    shorts(out, 0x1041, 1, 3, 0);
    assertEquals(
        Map.of("items()", List.of(new OnType("Nullable", List.of()))),
        ClassFile.read(bytes.toByteArray()));
  }

  private static void shorts(DataOutputStream out, int... values) throws IOException {
    for (int value : values) {
      out.writeShort(value);
    }
  }
}
