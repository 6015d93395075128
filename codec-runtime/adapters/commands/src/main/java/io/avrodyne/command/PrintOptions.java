package io.avrodyne.command;

import io.avrodyne.command.print.Layout;
import io.avrodyne.command.print.MessageForm;
import io.avrodyne.command.print.TextEncoding;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** The options that say what is printed, and how. */
final class PrintOptions {

  static final Option FILE = new Option("--file", "FILE", "The input (the standard input).");
  static final Option ENCODING =
      new Option("--encoding", "NAME", "hex, base64 or kafka: a message a line (raw bytes).");
  static final Option FORM =
      new Option("--form", "NAME", "file, message, confluent, apicurio, glue or datum.");
  static final Option SCHEMAS =
      new Option("--schemas", "PATH", "A schema, or a folder or jar with schemas; repeatable.");
  static final Option SUBJECT =
      new Option("--subject", "GLOB", "Subjects to search for fingerprints; repeatable.");
  static final Option TYPE =
      new Option("--type", "NAME", "The full name of the type, if data do not say it.");
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
          glue         the header of AWS Glue
          datum        without identifier, for --type, or for a single schema in --schemas
        The first three are recognised. --schemas is searched for fingerprints and types, and
        then, for fingerprints, the versions of all subjects of the registry, if one is named. If
        none is, ids are not looked up, and data are read by --type or the single schema.
        """;

  /** The name of the form that is a file. */
  static final String CONTAINER = "file";

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

  /** Returns the form of messages that is named, if any. */
  static Optional<MessageForm> form(Arguments arguments) {
    return arguments.find(FORM).map(name -> constant(MessageForm.class, FORM, name));
  }

  static boolean isContainer(Arguments arguments) {
    return arguments.find(FORM).filter(CONTAINER::equals).isPresent();
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
      if (each.name().toLowerCase(Locale.ROOT).equals(name)) {
        return each;
      }
    }
    throw new UsageException(option.name() + " has no such value.");
  }
}
