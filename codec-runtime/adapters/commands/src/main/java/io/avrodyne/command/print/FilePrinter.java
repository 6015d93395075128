package io.avrodyne.command.print;

import io.avrodyne.api.DecodeException;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.file.ContainerReader;
import java.io.IOException;
import java.util.function.LongConsumer;
import java.util.function.Predicate;

/**
 * The records of a container file, one after the other, in constant memory.
 *
 * <p><b>Errors.</b> {@link DecodeException} where the file is damaged, after the records before.
 */
public final class FilePrinter {

  private final Layout layout;

  /** Creates a printer. */
  public FilePrinter(Layout layout) {
    this.layout = layout;
  }

  /** A way to open a file as the records of a codec. */
  @FunctionalInterface
  public interface Opening {
    ContainerReader<AvroOutput> open(AvroCodec<AvroOutput> codec) throws IOException;
  }

  /**
   * Prints records.
   *
   * @param from the position in the file before which no block is printed; 0 for the first
   * @param limit the largest number of records
   * @param lines takes the JSON of each record, in UTF-8, and returns whether it takes another
   * @param progress takes the position of each record
   */
  public void print(
      Opening file, long from, long limit, Predicate<AvroOutput> lines, LongConsumer progress)
      throws IOException {
    try (ContainerReader<AvroOutput> reader = file.open(new JsonCodec(layout))) {
      if (from > 0) {
        reader.sync(from);
      }
      AvroOutput json = new AvroOutput();
      long left = limit;
      while (left-- > 0 && reader.hasNext()) {
        progress.accept(reader.position());
        layout.layOut(reader.next(json));
        if (!lines.test(json)) {
          return;
        }
      }
    }
  }
}
