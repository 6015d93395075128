package io.avrodyne.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.avrodyne.runtime.codegen.GeneratedCodec;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The members of a generated class that the package of its type, or everybody, can use. */
class GeneratedSignaturesTest {

  private final GeneratedClasses classes =
      new GeneratedClasses(
          TestCompiler.compile(
              Sources.inShop("@AvroRecord public record Order(String note, List<Line> lines) {}"),
              Sources.inShop("@AvroRecord public class Line { int count; }")));

  @Test
  void codecIsSubclassOfTheBaseClass() {
    Class<?> codec = classes.load("shop.OrderAvroCodec");
    assertEquals(
        GeneratedCodec.class.getName() + "<shop.Order>",
        codec.getGenericSuperclass().getTypeName());
    assertEquals("public final", Modifier.toString(codec.getModifiers()));
    assertEquals(List.of(), List.of(codec.getDeclaredClasses()));
  }

  @Test
  void membersOfACodec() {
    assertEquals(
        List.of(
            "protected Order decodeDatum(AvroInput)",
            "protected Order decodeDatum(AvroInput,Order)",
            "protected Order resolveDatum(AvroInput,Resolution)",
            "protected String schemaText()",
            "protected int encodeDatum(Order,AvroOutput,int)",
            "public static Order read(AvroInput)",
            "public static Order read(AvroInput,Order)",
            "public static Order resolve(AvroInput,Resolution)",
            "public static final AvroCodec INSTANCE",
            "public static int write(Order,AvroOutput,int)",
            "public static long schemaHash()"),
        visible("shop.OrderAvroCodec"));
  }

  @Test
  void membersOfACodecThatCopies() {
    GeneratedClasses copying =
        new GeneratedClasses(
            CopyingProject.compile(Sources.inShop("@AvroRecord public class Line { int count; }")));
    assertEquals(
        List.of(
            "protected Line copyDatum(Line)",
            "public boolean copiesObjects()",
            "public static Line copy(Line,int)"),
        visible(copying, "shop.LineAvroCodec").stream()
            .filter(each -> !visible("shop.LineAvroCodec").contains(each))
            .toList());
  }

  @Test
  void membersOfACodecOfARecordOfBoundedSize() {
    assertEquals(
        List.of(
            "public static int write(Line,AvroOutput,int)",
            "public static int write(Line,byte[],int)"),
        visible("shop.LineAvroCodec").stream().filter(each -> each.contains("write(")).toList());
  }

  /** A static method cannot hide a method of an object, and an inherited class hides an import. */
  @Test
  void baseClassesLeaveTheNamesOfGeneratedMembersFree() {
    List<String> taken = new ArrayList<>();
    for (Class<?> type = GeneratedCodec.class; type != Object.class; type = type.getSuperclass()) {
      for (Method method : type.getDeclaredMethods()) {
        boolean isPrefixed = method.getName().matches("(write|read|resolve|create|copy).*");
        if (isPrefixed && isVisible(method) && method.getParameterCount() > 0) {
          taken.add(method.getName());
        }
      }
      assertFalse(
          Stream.of(type.getDeclaredClasses()).anyMatch(each -> isVisible(each.getModifiers())));
    }
    Collections.sort(taken);
    assertEquals(List.of("copy", "copyDatum", "resolveDatum"), taken);
  }

  private List<String> visible(String name) {
    return visible(classes, name);
  }

  private static List<String> visible(GeneratedClasses classes, String name) {
    Class<?> type = classes.load(name);
    List<Member> members = new ArrayList<>(List.of(type.getDeclaredFields()));
    members.addAll(List.of(type.getDeclaredConstructors()));
    members.addAll(List.of(type.getDeclaredMethods()));
    return members.stream()
        .filter(GeneratedSignaturesTest::isVisible)
        .map(member -> member.toString().replaceAll("[a-z]+\\.|[A-Za-z]+AvroCodec\\.", ""))
        .sorted()
        .toList();
  }

  private static boolean isVisible(Member member) {
    return !member.isSynthetic() && isVisible(member.getModifiers());
  }

  private static boolean isVisible(int modifiers) {
    return Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
  }
}
