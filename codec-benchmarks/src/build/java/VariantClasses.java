import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * A program that writes models, mappings and codecs of a workload's variants from those of another
 * one. Models and mappings of the equity event come from those of the variant with primitives, and
 * its codecs from those of the variant with boxed numbers, without the code for their nulls.
 */
public final class VariantClasses {

  private static final String ROOT = "io.avrodyne.benchmarks.";

  /** A type of numbers, boxed or not. */
  private static final Pattern NUMBER =
      Pattern.compile("\\b(int|long|double|Integer|Long|Double)\\b");

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

  private final Path sources;
  private final SourceFolder folder;

  private VariantClasses(Path sources, SourceFolder folder) {
    this.sources = sources;
    this.folder = folder;
  }

  /** Writes the classes: the arguments are those of {@link SourcePrograms}. */
  public static void main(String[] args) throws IOException {
    VariantClasses classes =
        new VariantClasses(Path.of(args[1], "../main/java"), new SourceFolder(Path.of(args[0])));
    classes.write(
        "workload.equity",
        "T1Model",
        "T2Model",
        model ->
            model
                .replace(".t1.", ".t2.")
                .replace(
                    "with primitives under a nullable schema", "under a schema without nulls"));
    classes.write("workload.equity", "T1Model", "T1BoxedModel", VariantClasses::boxed);
    classes.write(
        "format.avro.mapping",
        "EquityT1SpecificMapping",
        "EquityT2SpecificMapping",
        mapping -> mapping.replace(".t1.", ".t2.").replace("with nulls", "without nulls"));
    for (String form : List.of("Generic", "Specific")) {
      classes.write(
          "format.avro.mapping",
          "Simple" + form + "Mapping",
          "NullableSimple" + form + "Mapping",
          mapping ->
              mapping
                  .replaceAll("\\bSimple", "NullableSimple")
                  .replace("of simple types as", "of simple types, with nullable ones, as"));
    }
    classes.write(
        "handwritten",
        "T1BoxedHandWrittenCodec",
        "T1HandWrittenCodec",
        codec -> unboxed(codec, "Primitives"));
    classes.write(
        "floor", "T1BoxedPlainCodec", "T1PlainCodec", codec -> unboxed(codec, "PlainOutput"));
  }

  private void write(String lastPart, String from, String to, UnaryOperator<String> change)
      throws IOException {
    String packageName = ROOT + lastPart;
    Path source = sources.resolve(packageName.replace('.', '/')).resolve(from + ".java");
    folder.write(packageName, to, change.apply(Files.readString(source).replace(from, to)));
  }

  /** Swaps numbers and boxes where objects are made, at the end of the model. */
  private static String boxed(String model) {
    String text = model.replace(".t1.", ".t1boxed.").replace("primitives", "boxed numbers");
    int start = text.indexOf("public Equity target(String ticker");
    return text.substring(0, start)
        + NUMBER.matcher(text.substring(start)).replaceAll(number -> swapped(number.group()));
  }

  private static String swapped(String number) {
    return switch (number) {
      case "int" -> "Integer";
      case "long" -> "Long";
      case "double" -> "Double";
      default -> primitive(number);
    };
  }

  private static String primitive(String box) {
    return box.equals("Integer") ? "int" : box.toLowerCase(Locale.ROOT);
  }

  private static String unboxed(String codec, String output) {
    String text =
        codec
            .replace(".t1boxed.", ".t1.")
            .replace("boxed numbers, which may be null", "primitives, which are never null");
    text = PUT_METHOD.matcher(text).replaceAll("");
    text =
        PUT.matcher(text).replaceAll("b[$3] = VALUE;\n    $1 " + output + ".put$2(b, $3 + 1, $4);");
    text = GET.matcher(text).replaceAll(VariantClasses::required);
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
}
