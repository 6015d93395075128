package io.avrodyne.command;

import io.avrodyne.api.AvroCodecException;
import io.avrodyne.command.print.MessagePrinter;
import io.avrodyne.command.print.TextEncoding;
import io.avrodyne.runtime.AvroOutput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.function.LongConsumer;

/**
 * A printer of messages as text, one a line. Each is printed by itself: one that is damaged says
 * nothing about the next.
 */
final class LinePrinter {

  private static final byte[] NULL = "null".getBytes(StandardCharsets.US_ASCII);

  private final MessagePrinter printer;
  private final TextEncoding encoding;
  private final boolean hasNulls;
  private final Console console;

  /**
   * Creates a printer.
   *
   * @param hasNulls whether a line may say that there is no message
   */
  LinePrinter(MessagePrinter printer, TextEncoding encoding, boolean hasNulls, Console console) {
    this.printer = printer;
    this.encoding = encoding;
    this.hasNulls = hasNulls;
    this.console = console;
  }

  /**
   * Prints lines until there are none, or the output takes no more.
   *
   * @param limit the largest number of messages
   * @param progress takes the number of bytes that have been read
   */
  ExitCode print(BoundedLines lines, long limit, LongConsumer progress) throws IOException {
    ExitCode code = ExitCode.DONE;
    long left = limit;
    boolean isRead = true;
    String line;
    while (left > 0 && isRead && (line = lines.next()) != null) {
      if (line.isEmpty()) {
        continue;
      }
      left--;
      progress.accept(lines.position());
      try {
        isRead = console.printJson(json(line));
        if (!lines.isReady()) {
          console.flush();
        }
      } catch (AvroCodecException e) {
        code = PrintCommand.refused(console, "Line " + lines.number(), e);
      } catch (IllegalArgumentException e) {
        console.printError(
            "Line " + lines.number() + " is not in the encoding that --encoding says.");
        code = ExitCode.REFUSED;
      }
    }
    return code;
  }

  private AvroOutput json(String line) {
    return isNull(line) ? ofNull() : printer.print(encoding.decode(line));
  }

  private static AvroOutput ofNull() {
    AvroOutput json = new AvroOutput(NULL.length);
    json.append(NULL, 0, NULL.length);
    return json;
  }

  /** Kafka's consumer prints this for a record without a value. */
  private boolean isNull(String line) {
    return hasNulls && encoding == TextEncoding.KAFKA && line.equals("null");
  }
}
