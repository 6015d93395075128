package io.avrodyne.command;

import io.avrodyne.api.AvroCodecException;
import io.avrodyne.command.print.FilePrinter;
import io.avrodyne.command.print.Layout;
import io.avrodyne.command.print.MessageForm;
import io.avrodyne.command.print.MessagePrinter;
import io.avrodyne.command.print.TextEncoding;
import io.avrodyne.runtime.file.ContainerReader;
import io.avrodyne.runtime.file.ReadOptions;
import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The command that prints encoded data as JSON. */
final class PrintCommand implements Command {

  private static final byte[] MAGIC = {'O', 'b', 'j', 1};

  /** The largest message; those of Kafka have a megabyte unless somebody allows more. */
  private static final int MAX_MESSAGE_BYTES = 256 << 20;

  @Override
  public String name() {
    return "print";
  }

  @Override
  public String purpose() {
    return "Prints messages and container files as JSON.";
  }

  @Override
  public String details() {
    return PrintOptions.DETAILS + RegistryOptions.DETAILS;
  }

  @Override
  public List<Option> options() {
    return Stream.of(PrintOptions.ALL, RegistryOptions.ALL).flatMap(List::stream).toList();
  }

  @Override
  public ExitCode run(Arguments arguments, Session session) throws IOException {
    Layout layout = PrintOptions.layout(arguments);
    Optional<TextEncoding> encoding = PrintOptions.encoding(arguments);
    Optional<Path> file = PrintOptions.file(arguments);
    long limit = PrintOptions.number(arguments, PrintOptions.LIMIT, Long.MAX_VALUE);
    try (BufferedInputStream in = open(file, session)) {
      if (encoding.isEmpty() && isContainer(arguments, in)) {
        return printFile(arguments, session, layout, file, in, limit);
      }
      Optional<MessageForm> form = PrintOptions.form(arguments);
      PrintedSchemas schemas = PrintedSchemas.of(arguments, session);
      MessagePrinter printer = new MessagePrinter(form, schemas, layout);
      return encoding.isPresent()
          ? printLines(printer, encoding.get(), session.console(), in, limit)
          : printMessage(printer, session.console(), in);
    }
  }

  private static BufferedInputStream open(Optional<Path> file, Session session) throws IOException {
    return new BufferedInputStream(
        file.isPresent() ? Files.newInputStream(file.get()) : session.input());
  }

  private static boolean isContainer(Arguments arguments, InputStream in) throws IOException {
    if (arguments.has(PrintOptions.FORM)) {
      return PrintOptions.isContainer(arguments);
    }
    in.mark(MAGIC.length);
    byte[] first = in.readNBytes(MAGIC.length);
    in.reset();
    return Arrays.equals(first, MAGIC);
  }

  private static ExitCode printFile(
      Arguments arguments,
      Session session,
      Layout layout,
      Optional<Path> file,
      InputStream in,
      long limit)
      throws IOException {
    long from = PrintOptions.number(arguments, PrintOptions.FROM, 0);
    if (from > 0 && file.isEmpty()) {
      throw new UsageException("--from needs --file: one cannot seek in the standard input.");
    }
    Console console = session.console();
    Progress progress = Progress.of(session, file);
    try {
      new FilePrinter(layout)
          .print(
              codec ->
                  file.isPresent()
                      ? ContainerReader.open(codec, file.get())
                      : ContainerReader.open(codec, in, ReadOptions.DEFAULT),
              from,
              limit,
              console::printJson,
              progress);
      return ExitCode.DONE;
    } catch (AvroCodecException e) {
      return refused(console, file.map(Path::toString).orElse("The standard input"), e);
    } finally {
      progress.end();
    }
  }

  private static ExitCode printMessage(MessagePrinter printer, Console console, InputStream in)
      throws IOException {
    byte[] message = in.readNBytes(MAX_MESSAGE_BYTES);
    try {
      console.printJson(printer.print(message));
      return ExitCode.DONE;
    } catch (AvroCodecException e) {
      return refused(console, "The message", e);
    }
  }

  /** Prints each line by itself: one that is damaged says nothing about the next. */
  private static ExitCode printLines(
      MessagePrinter printer, TextEncoding encoding, Console console, InputStream in, long limit)
      throws IOException {
    ExitCode code = ExitCode.DONE;
    BufferedReader lines =
        new BufferedReader(new InputStreamReader(in, StandardCharsets.ISO_8859_1));
    int number = 0;
    long left = limit;
    boolean read = true;
    String line;
    while (left > 0 && read && (line = lines.readLine()) != null) {
      number++;
      if (line.isEmpty()) {
        continue;
      }
      left--;
      try {
        read = console.printJson(printer.print(encoding.decode(line)));
        console.flush();
      } catch (AvroCodecException e) {
        code = refused(console, "Line " + number, e);
      } catch (IllegalArgumentException e) {
        console.printError("Line " + number + " is not in the encoding that --encoding says.");
        code = ExitCode.REFUSED;
      }
    }
    return code;
  }

  private static ExitCode refused(Console console, String what, AvroCodecException e) {
    console.printError(what + " cannot be printed: " + e.getMessage());
    return ExitCode.REFUSED;
  }
}
