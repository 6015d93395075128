import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * The numbers of the equity event in codecs written by hand: boxes that may be null, in the codecs
 * of the repository, or primitives, in those that are written from them.
 *
 * <p>A number that is written as
 *
 * <pre>{@code
 * return putNullableLong(b, q, order.getQuantity());
 * }</pre>
 *
 * becomes one that is never null, and the code that reads it changes with it:
 *
 * <pre>{@code
 * b[q] = VALUE;
 * return Primitives.putLong(b, q + 1, order.getQuantity());
 * }</pre>
 */
final class EquityNumbers {

  /** A call that writes a number which may be null. */
  private static final Pattern PUT =
      Pattern.compile("(int q =|q =|return) putNullable(Int|Long|Double)\\(b, (\\w), (.*)\\);");

  private static final Pattern PUT_METHOD =
      Pattern.compile("(?s)  private static int putNullable(Int|Long|Double)\\(byte.*?\n  }\n\n");

  /** A number that is read into a variable if it is not null. */
  private static final Pattern GET =
      Pattern.compile(
          "(Integer|Long|Double) (\\w+) = Inputs.readPresence\\((.*)\\) \\? (.*) : null;");

  /** Lines that read a number, if it is not null, and move on. */
  private static final Pattern READ =
      Pattern.compile(
          "if \\(in.presentAt\\((.*)\\)\\) \\{\n"
              + "((?:.*(?:doubleAt|longAt|readInt|number|DOUBLE|afterLong).*\n)+) *}\n");

  private EquityNumbers() {}

  /**
   * Returns a codec without boxes and without the code for their nulls.
   *
   * @param output the class with the methods that write primitives
   */
  static String unboxed(String codec, String output) {
    String text =
        codec
            .replace(".t1boxed.", ".t1.")
            .replace("boxed numbers, which may be null", "primitives, which are never null");
    text = PUT_METHOD.matcher(text).replaceAll("");
    text =
        PUT.matcher(text).replaceAll("b[$3] = VALUE;\n    $1 " + output + ".put$2(b, $3 + 1, $4);");
    text = GET.matcher(text).replaceAll(EquityNumbers::required);
    return READ.matcher(text)
        .replaceAll(
            lines ->
                "in.requirePresent("
                    + lines.group(1)
                    + ");\n"
                    + lines.group(2).replaceAll("(?m)^  ", ""));
  }

  private static String required(MatchResult variable) {
    return "Inputs.requirePresence(%s);\n    %s %s = %s;"
        .formatted(
            variable.group(3), primitive(variable.group(1)), variable.group(2), variable.group(4));
  }

  private static String primitive(String box) {
    return box.equals("Integer") ? "int" : box.toLowerCase(Locale.ROOT);
  }
}
