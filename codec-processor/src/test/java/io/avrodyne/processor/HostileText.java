package io.avrodyne.processor;

import java.util.stream.Stream;

/**
 * A text that would break out of generated source, or break it, if it were pasted into it.
 *
 * @param label tells it apart in the names of tests
 */
record HostileText(String label, String text) {

  /** A flag that is set by the code that some of the texts would add to a class. */
  static final String SENTINEL = "avrodyne.injected";

  private static final String CODE =
      "static { System.setProperty(\"" + SENTINEL + "\", \"yes\"); } ";

  static Stream<HostileText> all() {
    return Stream.of(breakingOut(), escapes(), formats(), lineEnds(), rare(), huge())
        .flatMap(texts -> texts);
  }

  private static Stream<HostileText> breakingOut() {
    return Stream.of(
        new HostileText("quote", "\"; " + CODE + "static final String X = \""),
        new HostileText("text block", "\"\"\"\n; " + CODE + "\"\"\""),
        new HostileText("end of comment", "*/ " + CODE + "/*"),
        new HostileText("line comment", "// \n" + CODE),
        new HostileText("end of class", "\"; } class Other { " + CODE + "} /*"),
        new HostileText("javadoc", "{@code {@link java.lang.Runtime} @see */ } <script>"));
  }

  private static Stream<HostileText> escapes() {
    return Stream.of(
        new HostileText("escaped end of comment", "\\u002a/ " + CODE),
        new HostileText("escaped quote", "\\u0022; " + CODE + "\\u0022"),
        new HostileText("escaped line end", "\\uuuu000a" + CODE),
        new HostileText("escaped backslash", "\\u005c\\u0022; " + CODE),
        new HostileText("malformed escape", "\\u00 \\uxyz \\u"),
        new HostileText("backslash at the end", "text\\"),
        new HostileText("two at the end", "text\\\\"),
        new HostileText(
            "backslash before a letter", "\\" + "\u00e9 \\" + "\ud83d\ude00 \\\\" + "\u20ac"),
        new HostileText("backslashes", "\\n \\\" \\\\u0022 \\7 \\s \\\n"));
  }

  private static Stream<HostileText> formats() {
    return Stream.of(
        new HostileText("JavaPoet", "$L $T $S $N $$ $> $< $[ $] $W $Z $1L $x:L $"),
        new HostileText("printf", "%s %n %d %1$s %"),
        new HostileText("MessageFormat", "{0} '{' ${x} #{x}"),
        new HostileText("JSON", "\",\"type\":\"int\",\"default\":\"\\\"}],\"x\":[{\""));
  }

  private static Stream<HostileText> lineEnds() {
    return Stream.of(
        new HostileText("LF", "a\nb\n"),
        new HostileText("CR", "a\rb\r"),
        new HostileText("CRLF", "a\r\nb\r\n"),
        new HostileText("U+2028", "a\u2028b\u2029"),
        new HostileText("U+0085", "a\u0085b"),
        new HostileText("VT and FF", "a\u000bb\fc"));
  }

  private static Stream<HostileText> rare() {
    return Stream.of(
        new HostileText("empty", ""),
        new HostileText("NUL", "a\0b\u0001\u001a\u007f"),
        new HostileText("emoji", "\ud83d\ude00 \u00e9\u20ac"),
        new HostileText("BOM", "\ufeffa\ufffe\uffff"),
        new HostileText("right to left", "a\u202eb\u2066c"));
  }

  /** Such are as long as a literal can be with a backslash before each character, and longer. */
  private static Stream<HostileText> huge() {
    return Stream.of(
        new HostileText("45 KB", "a".repeat(45_000)),
        new HostileText("32 KB of quotes", "\"".repeat(32_000)),
        new HostileText("32 KB of backslashes", "\\".repeat(32_000)),
        new HostileText("10 KB of lines", "\n".repeat(10_000)),
        new HostileText("45 KB of dollars", "$".repeat(45_000)),
        new HostileText("63 KB of three bytes each", "\u20ac".repeat(21_000)),
        new HostileText("60 KB of pairs", "\ud83d\ude00".repeat(10_000)));
  }

  /** Returns those that no encoding of the specification can hold. */
  static Stream<HostileText> malformed() {
    return Stream.of(
        new HostileText("high surrogate", "a\ud800"),
        new HostileText("low surrogate", "\udc00b"),
        new HostileText("surrogates in the wrong order", "\ude00\ud83d"));
  }

  @Override
  public String toString() {
    return label;
  }
}
