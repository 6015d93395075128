import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A program that writes the benchmark classes that only name a contender. JMH names its rows after
 * classes and gives each class a JVM with flags of its own, so that a contender needs a class, but
 * nobody has to write it by hand.
 */
public final class ContenderClasses {

  private static final String ROOT = "io.avrodyne.benchmarks.";

  /** A type with its package, such as {@code format.kryo.KryoFormats}. */
  private static final Pattern TYPE = Pattern.compile("\\b((?:[a-z]\\w*\\.)+)([A-Z]\\w*)");

  /** Package, imports, what it is, flag, name, base class, and arguments of its constructor. */
  private static final String SOURCE =
      """
      package %s;

      %s
      /** %s */
      %spublic class %s extends %s {

        /** Creates the benchmark; called by JMH. */
        public %5$s() {
          super(%7$s);
        }
      }
      """;

  private final Path root;
  private String packageName = "";
  private String base = "";

  private ContenderClasses(Path root) {
    this.root = root;
  }

  /** Writes the classes of a table: the arguments are those of {@link SourcePrograms}. */
  public static void main(String[] args) throws IOException {
    ContenderClasses classes = new ContenderClasses(Path.of(args[0]));
    for (String line : Files.readAllLines(Path.of(args[1], "contenders.txt"))) {
      if (line.contains(" | ") && !line.startsWith("#")) {
        classes.write(
            Arrays.stream(line.split("\\|", -1)).map(String::strip).toArray(String[]::new));
      } else if (!line.isBlank() && !line.startsWith("#")) {
        classes.packageName = ROOT + line.substring(0, line.indexOf(' '));
        classes.base = line.substring(line.indexOf(' ') + 1);
      }
    }
  }

  private void write(String[] row) throws IOException {
    String name = row[0] + "Benchmark";
    String arguments = row[1];
    String flag = row[2].isEmpty() ? "" : "@Fork(jvmArgsAppend = " + row[2] + ")\n";
    String source =
        SOURCE.formatted(
            packageName,
            imports(base + ' ' + arguments + ' ' + flag),
            row[3],
            simple(flag),
            name,
            simple(base),
            simple(arguments));
    folder().write(packageName, name, source);
  }

  /**
   * Returns the folder for a package. Flink's is separate, because only its profile compiles it.
   */
  private SourceFolder folder() {
    boolean isOfFlink = packageName.startsWith(ROOT + "flink");
    return new SourceFolder(isOfFlink ? root.resolveSibling("flink") : root);
  }

  private static String imports(String code) {
    Set<String> names =
        TYPE.matcher(code)
            .results()
            .map(MatchResult::group)
            .map(type -> ROOT + type)
            .collect(Collectors.toCollection(TreeSet::new));
    if (code.contains("@Fork")) {
      names.add("org.openjdk.jmh.annotations.Fork");
    }
    return names.stream().map(name -> "import " + name + ";\n").collect(Collectors.joining());
  }

  private static String simple(String code) {
    return TYPE.matcher(code).replaceAll(match -> Matcher.quoteReplacement(match.group(2)));
  }
}
