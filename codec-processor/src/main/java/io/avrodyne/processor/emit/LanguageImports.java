package io.avrodyne.processor.emit;

import com.palantir.javapoet.ClassName;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * The imports of {@code java.lang}, which a source needs only where a class of its own package has
 * the same name: that one would be meant. Where the source names a class of that name itself,
 * JavaPoet imports none and writes qualified names.
 */
final class LanguageImports {

  private static final String BEGIN = "import java.lang.";

  /** The comment of the class, which the imports come before. */
  private static final String JAVADOC = "/**\n";

  private LanguageImports() {}

  /**
   * Returns a source without those that it does not need. JavaPoet can leave out all of them or
   * none.
   *
   * @param home the package of the source
   * @param classes whether there is a class of a name
   */
  static String removeNeedless(String source, String home, Predicate<ClassName> classes) {
    int end = source.indexOf(JAVADOC);
    String head =
        source
            .substring(0, end)
            .lines()
            .filter(line -> !line.startsWith(BEGIN) || isNeeded(line, home, classes))
            .map(line -> line + "\n")
            .collect(Collectors.joining());
    return head + source.substring(end);
  }

  /** The classes of packages such as {@code java.lang.reflect} are always imported. */
  private static boolean isNeeded(String line, String home, Predicate<ClassName> classes) {
    String name = line.substring(BEGIN.length(), line.length() - 1);
    return name.contains(".") || classes.test(ClassName.get(home, name));
  }
}
