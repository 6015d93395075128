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
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The command that prints encoded data as JSON. */
final class PrintCommand extends Command {

  private static final byte[] MAGIC = {'O', 'b', 'j', 1};

  /** The largest message or line; messages of Kafka have a megabyte unless more is allowed. */
  private static final int MAX_BYTES = 256 << 20;

  PrintCommand() {
    super(
        "print",
        "Prints messages and container files as JSON.",
        PrintOptions.DETAILS + RegistryOptions.DETAILS);
  }

  @Override
  List<Option> options() {
    return Option.all(PrintOptions.ALL, RegistryOptions.ALL);
  }

  @Override
  ExitCode run(Arguments arguments, Session session) throws IOException {
    Layout layout = PrintedSchemas.marked(PrintOptions.layout(arguments), arguments);
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
      if (encoding.isEmpty()) {
        return printMessage(printer, session.console(), in);
      }
      boolean hasNulls = PrintOptions.hasNulls(arguments);
      LinePrinter lines = new LinePrinter(printer, encoding.get(), hasNulls, session.console());
      return printLines(lines, session, file, in, limit);
    }
  }

  private static ExitCode printLines(
      LinePrinter printer, Session session, Optional<Path> file, InputStream in, long limit)
      throws IOException {
    Progress progress = Progress.of(session, file);
    try {
      return printer.print(new BoundedLines(in, MAX_BYTES), limit, progress);
    } finally {
      progress.end();
    }
  }

  private static BufferedInputStream open(Optional<Path> file, Session session) throws IOException {
    return new BufferedInputStream(
        file.isPresent() ? Files.newInputStream(file.get()) : session.input());
  }

  private static boolean isContainer(Arguments arguments, InputStream in) throws IOException {
    Optional<Boolean> said = PrintOptions.isContainer(arguments);
    if (said.isPresent()) {
      return said.get();
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
    byte[] message = in.readNBytes(MAX_BYTES);
    if (in.read() >= 0) {
      throw new FailedException(
          "The message has more than " + MAX_BYTES + " bytes. For text, give --encoding.");
    }
    try {
      console.printJson(printer.print(message));
      return ExitCode.DONE;
    } catch (AvroCodecException e) {
      return refused(console, "The message", e);
    }
  }

  static ExitCode refused(Console console, String what, AvroCodecException e) {
    console.printError(what + " cannot be printed: " + e.getMessage());
    return ExitCode.REFUSED;
  }
}
