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
          "(?<copied>copied )?(?<annotation>(?:@\\S+ )?)(?<modifier>(?:(?:abstract|final) )?)"
              + "(?<declaration>(?<name>\\w+).*)");

  private static final Pattern FIELD =
      Pattern.compile("((?:@Avro\\w+(?:\\([^)]*\\))? )?)(get )?(.*) (\\w+)");

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
    String more = header.group("annotation").replace(' ', '\n');
    String modifier = header.group("modifier");
    List<Property> fields = Arrays.stream(row[2].split("; ")).map(BeanClasses::property).toList();
    return SOURCE.formatted(
        packageName,
        row[1],
        modifier.equals("abstract ") ? "" : "@AvroRecord" + copies + more,
        modifier + "class " + header.group("declaration"),
        fields.stream().map(Property::declaration).collect(Collectors.joining()),
        fields.stream().map(Property::accessors).collect(Collectors.joining()));
  }

  private static Property property(String text) {
    Matcher parts = FIELD.matcher(text);
    if (!parts.matches()) {
      throw new IllegalArgumentException("Not a field: " + text);
    }
    String type = parts.group(3);
    boolean is = type.equals("boolean") && parts.group(2) == null;
    return new Property(parts.group(1), type, parts.group(4), is);
  }
}
