package io.avrodyne.command;

import io.avrodyne.command.print.Layout;
import io.avrodyne.command.print.MessageForm;
import io.avrodyne.command.print.TextEncoding;
import io.avrodyne.runtime.frame.SchemaId;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The options that say what is printed, and how. */
final class PrintOptions {

  /** The name of the form that is a file. */
  private static final String CONTAINER = "file";

  /** The whole of a GUID: the JDK's parser accepts shorter groups. */
  private static final Pattern GUID =
      Pattern.compile("\\p{XDigit}{8}(-\\p{XDigit}{4}){3}-\\p{XDigit}{12}");

  static final Option FILE = new Option("--file", "FILE", "The input (the standard input).");
  static final Option ENCODING =
      new Option(
          "--encoding",
          "NAME",
          "hex, base64 or kafka: a message a line (raw bytes).",
          names(TextEncoding.class));
  static final Option FORM =
      new Option(
          "--form",
          "NAME",
          "file, message, confluent, apicurio, glue or datum.",
          Stream.concat(Stream.of(CONTAINER), names(MessageForm.class).stream()).toList());
  static final Option SCHEMAS =
      new Option("--schemas", "PATH", "A schema, or a folder or jar with schemas; repeatable.");
  static final Option SUBJECT =
      new Option("--subject", "GLOB", "Subjects to search for fingerprints; repeatable.");
  static final Option TYPE =
      new Option("--type", "NAME", "The full name of the type, if the data does not say it.");
  static final Option ID =
      new Option("--id", "ID", "The schema's id in the registry, if a header has it.");
  static final Option REDACT =
      new Option("--redact", "FIELD", "Hides all fields of this name; repeatable.");
  static final Option REDACT_PROPERTY =
      new Option("--redact-property", "KEY", "Hides the fields that have this property.");
  static final Option INDENT = new Option("--indent", "", "A line for each value, not each datum.");
  static final Option LIMIT = new Option("--limit", "NUMBER", "The number of data to print.");
  static final Option FROM =
      new Option("--from", "POSITION", "Skips the blocks of a file before this position.");

  static final List<Option> ALL =
      List.of(
          FILE,
          ENCODING,
          FORM,
          SCHEMAS,
          SUBJECT,
          TYPE,
          ID,
          REDACT,
          REDACT_PROPERTY,
          INDENT,
          LIMIT,
          FROM);

  static final String DETAILS =
      """
        Each datum is a line of JSON: decimals are numbers, times are text in ISO 8601, and the
        values of unions have a wrapper only where they need one. Text encodings have one message
        a line; kafka is what Kafka's console consumer prints with its BytesDeserializer.
        The form of data:
          file         a container file; it begins with Obj, and has its own schema
          message      single-object encoding; it begins with c3 01 and the fingerprint
          confluent    Confluent's prefix: 00 and the id of four bytes, for --url
          apicurio     the prefix of Apicurio 2: 00 and the global id of eight bytes, for --url
          glue         the header of AWS Glue, for --type, or for a single schema in --schemas
          datum        nothing, as in Azure's messages; for --type or a single schema, too
        The first three are recognised. If headers have the id of the schema, give it with --id.
        --schemas is searched for fingerprints and types, and then, for fingerprints, all versions
        of --subject in the registry, if one is named. If none is, ids are not looked up, and data
        is read by --type or the single schema. If several schemas have a fingerprint, what
        --redact-property hides in any of them is hidden: those in --schemas count and, if a
        registry is named, those of the subjects that are searched, but no others. The message is
        not printed if the logical types differ, unless one of the schemas is in --schemas.
        In records of the same name, what a schema in --schemas marks is hidden, too, aliases
        included.
        """;

  private PrintOptions() {}

  /** Returns the layout that the options ask for. */
  static Layout layout(Arguments arguments) {
    Set<String> names = Set.copyOf(arguments.all(REDACT));
    Set<String> properties = Set.copyOf(arguments.all(REDACT_PROPERTY));
    return new Layout(
        field ->
            names.contains(field.name())
                || properties.stream().anyMatch(key -> field.getObjectProp(key) != null),
        arguments.has(INDENT));
  }

  /** Returns the form of messages that is named, if any; data whose id is given have none. */
  static Optional<MessageForm> form(Arguments arguments) {
    Optional<MessageForm> form =
        arguments.find(FORM).map(name -> constant(MessageForm.class, FORM, name));
    if (!arguments.has(ID)) {
      return form;
    }
    if (form.filter(named -> named != MessageForm.DATUM).isPresent()) {
      throw new UsageException("--id is for data without an identifier, so --form has no use.");
    }
    return Optional.of(MessageForm.DATUM);
  }

  /** Returns whether the input is said to be a file, or nothing if that is not said. */
  static Optional<Boolean> isContainer(Arguments arguments) {
    Optional<Boolean> said = arguments.find(FORM).map(CONTAINER::equals);
    if (!arguments.has(ID)) {
      return said;
    }
    if (said.orElse(false)) {
      throw new UsageException("--id is for data without an identifier: files have their schema.");
    }
    return Optional.of(false);
  }

  /** Returns whether a line of Kafka's may say that there is no message: a datum could, too. */
  static boolean hasNulls(Arguments arguments) {
    return arguments.find(FORM).filter(nameOf(MessageForm.DATUM)::equals).isEmpty();
  }

  /** Returns the id of the schema of all data, if it is given. */
  static Optional<SchemaId> id(Arguments arguments) {
    return arguments.find(ID).map(PrintOptions::id);
  }

  private static SchemaId id(String text) {
    if (GUID.matcher(text).matches()) {
      return SchemaId.guid(UUID.fromString(text));
    }
    try {
      long number = Long.parseLong(text);
      if (number >= 0) {
        // Ids of Confluent's registry have 32 bits, those of Apicurio's have 64.
        return new SchemaId(SchemaId.Kind.ID, 0, number);
      }
    } catch (NumberFormatException e) {
      // The same answer.
    }
    throw new UsageException(
        "--id is neither a number from 0 to " + Long.MAX_VALUE + " nor a GUID.");
  }

  static Optional<TextEncoding> encoding(Arguments arguments) {
    return arguments.find(ENCODING).map(name -> constant(TextEncoding.class, ENCODING, name));
  }

  static Optional<Path> file(Arguments arguments) {
    return arguments.find(FILE).map(PathOption.of(FILE));
  }

  /** Returns a number that is not negative. */
  static long number(Arguments arguments, Option option, long otherwise) {
    Optional<String> text = arguments.find(option);
    if (text.isEmpty()) {
      return otherwise;
    }
    try {
      long number = Long.parseLong(text.get());
      if (number >= 0) {
        return number;
      }
    } catch (NumberFormatException e) {
      // The same answer.
    }
    throw new UsageException(option.name() + " is not a number from 0.");
  }

  private static <E extends Enum<E>> E constant(Class<E> type, Option option, String name) {
    for (E each : type.getEnumConstants()) {
      if (nameOf(each).equals(name)) {
        return each;
      }
    }
    throw name.equals(CONTAINER) && option.equals(FORM)
        ? new UsageException("--form file goes without --encoding: files are bytes.")
        : option.unknown(name);
  }

  private static <E extends Enum<E>> List<String> names(Class<E> type) {
    return Stream.of(type.getEnumConstants()).map(PrintOptions::nameOf).toList();
  }

  private static String nameOf(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
