import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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
  private final List<String> pairs = new ArrayList<>();
  private final List<String> rules = new ArrayList<>();

  private VariantClasses(Path sources, SourceFolder folder) {
    this.sources = sources;
    this.folder = folder;
  }

  /** Writes the classes: the arguments are those of {@link SourcePrograms}. */
  public static void main(String[] args) throws IOException {
    VariantClasses classes =
        new VariantClasses(Path.of(args[1], "../main/java"), new SourceFolder(Path.of(args[0])));
    for (String line : Files.readAllLines(Path.of(args[1], "variants.txt"))) {
      classes.read(line);
    }
    classes.writePairs();
    classes.write(
        "handwritten.T1HandWrittenCodec < handwritten.T1BoxedHandWrittenCodec",
        codec -> EquityNumbers.unboxed(codec, "Primitives"));
    classes.write(
        "floor.T1PlainCodec < floor.T1BoxedPlainCodec",
        codec -> EquityNumbers.unboxed(codec, "PlainOutput"));
  }

  /** Reads a pair of classes, a rule, or the empty line that ends a block of both. */
  private void read(String line) throws IOException {
    if (line.startsWith("#")) {
      return;
    }
    if (line.contains(" < ")) {
      pairs.add(line);
    } else if (line.startsWith("  ")) {
      rules.add(line.strip());
    } else if (line.isEmpty()) {
      writePairs();
    }
  }

  private void writePairs() throws IOException {
    for (String pair : pairs) {
      write(pair, this::replaced);
    }
    pairs.clear();
    rules.clear();
  }

  private String replaced(String source) {
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
