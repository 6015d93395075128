import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A program that writes the classes of workloads that are nothing but fields with getters and
 * setters.
 */
public final class BeanClasses {

  private static final String ROOT = "io.avrodyne.benchmarks.";

  private static final String SOURCE =
      """
      package %s;

      import io.avrodyne.api.AvroAlias;
      import io.avrodyne.api.AvroDecimal;
      import io.avrodyne.api.AvroRecord;
      import io.avrodyne.api.AvroString;
      import io.avrodyne.api.AvroTimestamp;
      import java.math.BigDecimal;
      import java.time.Instant;
      import java.time.LocalDate;
      import java.util.List;
      import java.util.Map;
      import java.util.UUID;
      import org.javamoney.moneta.Money;
      import org.jspecify.annotations.Nullable;

      /** %s */
      %s@SuppressWarnings("NullAway.Init") // Set by the caller or the codec.
      public %s {

      %s%s}
      """;

  /** The declaration of a class, without the word {@code class}. */
  private static final Pattern HEADER =
      Pattern.compile(
          "(?<copied>copied )?(?<annotation>@\\S+ )?(?<modifier>(?:abstract|final) )?"
              + "(?<declaration>(?<name>\\w+).*)");

  private static final String ACCESSORS =
      """

        public %1$s %2$s() {
          return %4$s;
        }

        public void %3$s(%1$s %4$s) {
          this.%4$s = %4$s;
        }
      """;

  /** One field of a class; its annotation, if there is one, is on the field alone. */
  private record Field(String annotation, String getter, String type, String name) {

    private static final Pattern TEXT =
        Pattern.compile("(@Avro\\w+(?:\\([^)]*\\))? )?(get )?(.*) (\\w+)");

    static Field of(String text) {
      Matcher parts = TEXT.matcher(text);
      if (!parts.matches()) {
        throw new IllegalArgumentException("Not a field: " + text);
      }
      String type = parts.group(3);
      boolean is = type.equals("boolean") && parts.group(2) == null;
      return new Field(
          parts.group(1) == null ? "" : parts.group(1), is ? "is" : "get", type, parts.group(4));
    }

    String declaration() {
      return "  " + annotation + "private " + type + " " + name + ";\n";
    }

    String accessors() {
      String capitalized = Character.toUpperCase(name.charAt(0)) + name.substring(1);
      return ACCESSORS.formatted(type, getter + capitalized, "set" + capitalized, name);
    }
  }

  private BeanClasses() {}

  /** Writes the classes of a table: the arguments are those of {@link SourcePrograms}. */
  public static void main(String[] args) throws IOException {
    SourceFolder folder = new SourceFolder(Path.of(args[0]));
    String packageName = "";
    for (String line : Files.readAllLines(Path.of(args[1], "beans.txt"))) {
      if (line.contains(" | ") && !line.startsWith("#")) {
        String[] row = line.split(" \\| ");
        Matcher header = HEADER.matcher(row[0]);
        if (!header.matches()) {
          throw new IllegalArgumentException("Not a class: " + line);
        }
        folder.write(packageName, header.group("name"), source(packageName, header, row));
      } else if (!line.isBlank() && !line.startsWith("#")) {
        packageName = ROOT + line;
      }
    }
  }

  private static String source(String packageName, Matcher header, String[] row) {
    // Not imported: earlier versions, which lack it, compile the other classes for comparisons.
    String copies =
        header.group("copied") == null ? "\n" : "(copies = io.avrodyne.api.Copies.GENERATED)\n";
    String annotation = header.group("annotation");
    String more = annotation == null ? "" : annotation.strip() + "\n";
    String modifier = header.group("modifier") == null ? "" : header.group("modifier");
    List<Field> fields = Arrays.stream(row[2].split("; ")).map(Field::of).toList();
    return SOURCE.formatted(
        packageName,
        row[1],
        modifier.equals("abstract ") ? "" : "@AvroRecord" + copies + more,
        modifier + "class " + header.group("declaration"),
        fields.stream().map(Field::declaration).collect(Collectors.joining()),
        fields.stream().map(Field::accessors).collect(Collectors.joining()));
  }
}
