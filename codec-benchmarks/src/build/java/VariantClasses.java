import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * A program that writes models, mappings and codecs of a workload's variants from those of another
 * one: those that differ in words from a table, and codecs of the equity event with primitives.
 */
public final class VariantClasses {

  private static final String ROOT = "io.avrodyne.benchmarks.";

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
    for (String block : Files.readString(Path.of(args[1], "variants.txt")).split("\n\n")) {
      classes.write(block.lines().filter(line -> !line.startsWith("#")).toList());
    }
    classes.write(
        "handwritten.T1HandWrittenCodec < handwritten.T1BoxedHandWrittenCodec",
        codec -> EquityNumbers.unboxed(codec, "Primitives"));
    classes.write(
        "floor.T1PlainCodec < floor.T1BoxedPlainCodec",
        codec -> EquityNumbers.unboxed(codec, "PlainOutput"));
  }

  /** Writes the classes of a block: pairs of them, and the rules by which they differ. */
  private void write(List<String> block) throws IOException {
    List<String> rules =
        block.stream().filter(line -> line.startsWith("  ")).map(String::strip).toList();
    for (String line : block) {
      if (line.contains(" < ")) {
        write(line, source -> replaced(source, rules));
      }
    }
  }

  private static String replaced(String source, List<String> rules) {
    String text = source;
    for (String rule : rules) {
      String[] sides = rule.split(" ?-> ?", 2);
      text = text.replaceAll(sides[0], sides[1]);
    }
    return text;
  }

  /** Writes a class from another one, {@code class < other}. */
  private void write(String pair, UnaryOperator<String> change) throws IOException {
    String[] names = pair.split(" < ");
    String name = simple(names[0]);
    Path source = sources.resolve((ROOT + names[1]).replace('.', '/') + ".java");
    String text = Files.readString(source).replace(simple(names[1]), name);
    String packageName = ROOT + names[0].substring(0, names[0].length() - name.length() - 1);
    folder.write(packageName, name, change.apply(text));
  }

  private static String simple(String type) {
    return type.substring(type.lastIndexOf('.') + 1);
  }
}
