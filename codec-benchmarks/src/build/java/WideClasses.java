import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A program that writes the classes with many fields, which nobody wants to write or read by hand.
 *
 * <p>Each class has a static method that makes a random object. A record and a bean of the same
 * fields take the same values from the same random numbers.
 */
public final class WideClasses {

  /** The types of the fields. */
  private enum Column {
    TEXT("String", "String", "RandomValues.word(random, 16)"),
    INT("int", "Integer", "RandomValues.integer(random)"),
    // Boxed, since long and double take two of the 255 slots of a constructor.
    LONG("Long", "Long", "RandomValues.longInteger(random)"),
    FLAG("boolean", "Boolean", "random.nextBoolean()"),
    DOUBLE("Double", "Double", "random.nextDouble()"),
    FLOAT("float", "Float", "random.nextFloat()"),
    NAME("String", "String", "RandomValues.word(random, 16)"),
    LIST("List<Integer>", "List<Integer>", "RandomValues.list(random, 4, RandomValues::integer)"),
    CODE("String", "String", "RandomValues.word(random, 10)"),
    CITY("String", "String", "Language.next(random).text(random, 12)"),
    COUNT("Integer", "Integer", "RandomValues.logNormal(random, 20, 1.5, 1_000_000)"),
    KEY("Long", "Long", "random.nextLong(1L << 40)"),
    MEASURE("Double", "Double", "random.nextDouble() * 1_000"),
    AMOUNT(
        "@AvroDecimal(precision = 18, scale = 2) BigDecimal",
        "@AvroDecimal(precision = 18, scale = 2) BigDecimal",
        "RandomValues.decimal(random, 2)"),
    CHANGED("Instant", "Instant", "RandomValues.instant(random)"),
    DAY("LocalDate", "LocalDate", "RandomValues.date(random)"),
    NOTE(
        "String",
        "String",
        "Language.next(random).text(random, RandomValues.logNormal(random, 60, 1.0, 2_000))"),
    TAGS(
        "List<String>",
        "List<String>",
        "RandomValues.list(random, 4, r -> RandomValues.word(r, 10))");

    /** The types of wide classes, in turn. */
    static final List<Column> MIXED = List.of(TEXT, INT, LONG, FLAG, DOUBLE, FLOAT, NAME, LIST);

    /** The types of sparse rows, in turn. */
    static final List<Column> SPARSE =
        List.of(CODE, FLAG, COUNT, AMOUNT, CITY, CHANGED, KEY, MEASURE, DAY, NAME, TAGS, NOTE);

    /** The types of rows whose columns have the same type. */
    static final List<Column> EACH =
        List.of(FLAG, INT, LONG, FLOAT, DOUBLE, TEXT, LIST, AMOUNT, CHANGED, DAY);

    private final String type;
    private final String nullableType;
    private final String value;

    Column(String type, String nullableType, String value) {
      this.type = type;
      this.nullableType = nullableType;
      this.value = value;
    }

    /** Returns the name of the type, without annotations and without the type of items. */
    String typeName() {
      return nullableType.replaceAll(".* |<.*", "");
    }
  }

  /** One field of a class. */
  private record Field(Property property, String value) {

    static Field of(int position, Shape shape) {
      Column column = shape.columns().get(position % shape.columns().size());
      String name = column.name().toLowerCase(Locale.ROOT) + (position + 1);
      String type = shape.nullable() ? column.nullableType : column.type;
      return new Field(
          new Property("", type, name, type.equals("boolean")),
          shape.nulls(position) + column.value);
    }

    String parameter() {
      return "    " + property.type() + " " + property.name();
    }

    String assignment() {
      return "    bean." + property.setter() + "(" + value + ");";
    }
  }

  /** How often a field is null. */
  private enum Nulls {
    NONE,
    TENTH,
    HALF,
    MOST
  }

  /** The fields of a record and a bean, and where they belong. */
  private record Shape(
      String lastPackage, String prefix, int size, List<Column> columns, Nulls kind) {

    List<Field> fields() {
      return IntStream.range(0, size).mapToObj(i -> Field.of(i, this)).toList();
    }

    boolean nullable() {
      return kind != Nulls.NONE;
    }

    /** Returns the start of an expression that is null as often as the column, or an empty text. */
    String nulls(int position) {
      return switch (kind) {
        case NONE -> "";
        case TENTH -> "random.nextInt(10) == 0 ? null : ";
        case HALF -> "random.nextBoolean() ? null : ";
        case MOST -> "random.nextInt(1_000) >= " + perMille(position) + " ? null : ";
      };
    }

    /**
     * Returns in how many of a thousand rows a sparse column is set: the most frequent one in 900,
     * the 25th in a quarter of that, the last one in 15. Frequent and rare ones are mixed.
     */
    private int perMille(int position) {
      int rank = position * 61 % size;
      return 900 * 24 * 24 / ((24 + rank) * (24 + rank));
    }

    String packageName() {
      return "io.avrodyne.benchmarks.workload." + lastPackage;
    }

    String header(String form) {
      return """
          package %s;

          import io.avrodyne.api.AvroDecimal;
          import io.avrodyne.api.AvroRecord;
          import io.avrodyne.api.Nullability;
          import io.avrodyne.benchmarks.workload.RandomValues;
          import java.math.BigDecimal;
          import java.time.Instant;
          import java.time.LocalDate;
          import java.util.List;
          import java.util.SplittableRandom;

          /** A %s of %d fields. */
          @AvroRecord(nullability = Nullability.%s)
          """
          .formatted(packageName(), form, size, nullable() ? "REFERENCES" : "NON_NULL");
    }
  }

  private final SourceFolder folder;

  private WideClasses(SourceFolder folder) {
    this.folder = folder;
  }

  /** Writes the classes: the arguments are those of {@link SourcePrograms}. */
  public static void main(String[] args) throws IOException {
    WideClasses classes = new WideClasses(new SourceFolder(Path.of(args[0])));
    for (int size : List.of(20, 100, 250)) {
      classes.writeBoth(wide(size));
    }
    classes.writeBean(wide(1_000));
    for (Column each : Column.EACH) {
      classes.writeRecord(new Shape("wide", each.typeName(), 100, List.of(each), Nulls.TENTH));
    }
    classes.writeBoth(new Shape("nullable", "Nullable", 40, Column.MIXED, Nulls.HALF));
    classes.writeRecord(new Shape("frozen", "Sparse", 160, Column.SPARSE, Nulls.MOST));
  }

  private static Shape wide(int size) {
    return new Shape("wide", "Wide" + size, size, Column.MIXED, Nulls.NONE);
  }

  private void writeBoth(Shape shape) throws IOException {
    writeRecord(shape);
    writeBean(shape);
  }

  private void writeRecord(Shape shape) throws IOException {
    String name = shape.prefix() + "Record";
    folder.write(
        shape.packageName(), name, shape.header("record") + recordBody(name, shape.fields()));
  }

  private void writeBean(Shape shape) throws IOException {
    String name = shape.prefix() + "Bean";
    folder.write(shape.packageName(), name, shape.header("bean") + beanBody(name, shape.fields()));
  }

  private static String recordBody(String name, List<Field> fields) {
    return """
        public record %1$s(
        %2$s) {

          /** Makes a random one. */
          public static %1$s random(SplittableRandom random) {
            return new %1$s(
        %3$s);
          }
        }
        """
        .formatted(
            name,
            join(fields, ",\n", Field::parameter),
            join(fields, ",\n", field -> "        " + field.value()));
  }

  private static String beanBody(String name, List<Field> fields) {
    return """
        public class %1$s {

        %2$s
          /** Makes a random one. */
          public static %1$s random(SplittableRandom random) {
            %1$s bean = new %1$s();
        %3$s
            return bean;
          }
        %4$s
        }
        """
        .formatted(
            name,
            join(fields, "", field -> field.property().declaration()),
            join(fields, "\n", Field::assignment),
            join(fields, "", field -> field.property().accessors()));
  }

  private static String join(List<Field> fields, String separator, Function<Field, String> text) {
    return fields.stream().map(text).collect(Collectors.joining(separator));
  }
}
