package io.avrodyne.runtime.resolve;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.Internals;
import java.util.List;
import org.apache.avro.Schema;

/** A resolver of two enums by the names of their symbols. */
final class EnumResolver {

  private EnumResolver() {}

  static ResolutionDraft resolve(Schema writer, Schema reader) {
    if (!NamedTypes.match(writer, reader)) {
      return ResolutionDraft.error(writer, reader, Resolver.differentNames(writer, reader));
    }
    ResolutionDraft node = new ResolutionDraft(Kind.ENUM, writer, reader);
    List<String> written = writer.getEnumSymbols();
    List<String> read = reader.getEnumSymbols();
    String other = reader.getEnumDefault();
    int fallback = other == null ? -1 : read.indexOf(other);
    node.fields = new int[written.size()];
    for (int i = 0; i < node.fields.length; i++) {
      String symbol = written.get(i);
      node.fields[i] = reader.hasEnumSymbol(symbol) ? reader.getEnumOrdinal(symbol) : fallback;
    }
    node.straight = written.equals(read);
    node.straightOnceChecked =
        written.size() <= read.size() && written.equals(read.subList(0, written.size()));
    return node;
  }

  /** Reads the index of a writer's symbol and returns the index of the reader's symbol. */
  static int readSymbol(AvroInput in, int[] indexes) {
    int start = in.position();
    int index = indexes[Internals.readIndex(in, indexes.length)];
    if (index < 0) {
      throw CodecFailures.unresolvable(
          "the reader's enum has neither the symbol nor a default", start);
    }
    return index;
  }
}
