package io.avrodyne.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Executable;
import java.lang.reflect.Member;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Pins every public and protected signature of the runtime. A line that changes or goes may break
 * applications (packages runtime, message and file) or codecs that were generated before (the
 * others).
 */
class SignaturesTest {

  private static final String ADVICE =
      "If a codec that was generated before can no longer run, raise RuntimeVersion.CURRENT and"
          + " OLDEST; if a new one needs what is new here, raise CURRENT. If an application could"
          + " break, see API.md. Then take over ";

  @Test
  void signaturesAreThoseOfTheFile() throws IOException {
    String found = signatures();
    Path written = Path.of("target", "signatures.txt");
    Files.writeString(written, found);
    assertEquals(pinned(), found, ADVICE + written);
  }

  private static String pinned() throws IOException {
    try (InputStream in = SignaturesTest.class.getResourceAsStream("signatures.txt")) {
      return in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static String signatures() {
    return new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("io.avrodyne.runtime")
            .stream()
            .filter(type -> type.getModifiers().contains(JavaModifier.PUBLIC))
            .sorted(Comparator.comparing(JavaClass::getName))
            .map(type -> type.reflect())
            .map(type -> type.getName() + "\n" + membersOf(type))
            .collect(Collectors.joining("\n"));
  }

  private static String membersOf(Class<?> type) {
    Stream<Executable> executables =
        Stream.concat(
            Arrays.stream(type.getDeclaredConstructors()),
            Arrays.stream(type.getDeclaredMethods()));
    return Stream.concat(executables, Arrays.stream(type.getDeclaredFields()))
        .filter(SignaturesTest::isVisible)
        .map(member -> "  " + member.toString().replace(type.getName() + ".", "") + "\n")
        .sorted()
        .collect(Collectors.joining());
  }

  private static boolean isVisible(Member member) {
    int modifiers = member.getModifiers();
    return (Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers))
        && !member.isSynthetic();
  }
}
