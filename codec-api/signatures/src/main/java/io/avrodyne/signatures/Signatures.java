package io.avrodyne.signatures;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.annotation.Target;
import java.lang.reflect.Executable;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The public and protected signatures of the module whose tests run, with the targets and defaults
 * of annotations.
 */
public final class Signatures {

  private static final Path CLASSES = Path.of("target", "classes");
  private static final String CLASS_FILE = ".class";
  private static final String APPROVED = "signatures.txt";

  private Signatures() {}

  /**
   * Requires that the signatures are those of the resource {@code signatures.txt} of a test's
   * package. The file with those that were found is left in the folder {@code target}.
   *
   * @param advice what to consider before the new file is taken over
   */
  public static void requireApproved(Class<?> test, String advice) throws IOException {
    String found = ofModule(test.getClassLoader());
    Path written = Path.of("target", APPROVED);
    Files.writeString(written, found);
    assertEquals(approved(test), found, advice + " Then take over " + written);
  }

  private static String approved(Class<?> test) throws IOException {
    try (InputStream in = test.getResourceAsStream(APPROVED)) {
      return in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static String ofModule(ClassLoader loader) throws IOException {
    try (Stream<Path> files = Files.walk(CLASSES)) {
      return files
          .map(file -> CLASSES.relativize(file).toString())
          .filter(file -> file.endsWith(CLASS_FILE) && !file.endsWith("-info" + CLASS_FILE))
          .map(file -> load(file, loader))
          .filter(type -> Modifier.isPublic(type.getModifiers()))
          .sorted(Comparator.comparing(Class::getName))
          .map(type -> type.getName() + targetsOf(type) + "\n" + membersOf(type))
          .collect(Collectors.joining("\n"));
    }
  }

  private static Class<?> load(String file, ClassLoader loader) {
    String name = file.substring(0, file.length() - CLASS_FILE.length());
    try {
      return Class.forName(name.replace(File.separatorChar, '.'), false, loader);
    } catch (ClassNotFoundException e) {
      throw new UncheckedIOException(new IOException(file + " cannot be loaded", e));
    }
  }

  /** Returns where an annotation may be, or nothing for other types. */
  private static String targetsOf(Class<?> type) {
    Target target = type.getAnnotation(Target.class);
    return target == null ? "" : " " + Arrays.toString(target.value());
  }

  private static String membersOf(Class<?> type) {
    Stream<Executable> executables =
        Stream.concat(
            Arrays.stream(type.getDeclaredConstructors()),
            Arrays.stream(type.getDeclaredMethods()));
    return Stream.concat(executables, Arrays.stream(type.getDeclaredFields()))
        .filter(Signatures::isVisible)
        .map(
            member ->
                "  "
                    + member.toString().replace(type.getName() + ".", "")
                    + defaultOf(member)
                    + "\n")
        .sorted()
        .collect(Collectors.joining());
  }

  /** Returns the default of an element of an annotation, or nothing. */
  private static String defaultOf(Member member) {
    Object value = member instanceof Method method ? method.getDefaultValue() : null;
    if (value == null) {
      return "";
    }
    return " default "
        + (value instanceof Object[] items ? Arrays.toString(items) : "\"" + value + "\"");
  }

  private static boolean isVisible(Member member) {
    int modifiers = member.getModifiers();
    return (Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers))
        && !member.isSynthetic();
  }
}
