package io.avrodyne.runtime.message;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.SchemaResolutionException;
import io.avrodyne.runtime.AvroCodec;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import org.apache.avro.Schema;

/**
 * The choice of the codec that reads data of a stored schema, by name. The first criterion that any
 * codec meets decides, so the order of the codecs does not matter.
 */
final class ReaderChoice<T> {

  private static final Set<Schema.Type> NAMED =
      Set.of(Schema.Type.RECORD, Schema.Type.ENUM, Schema.Type.FIXED);

  /** The criteria for schemas that have a name; the reader is the first argument. */
  private static final List<BiPredicate<Schema, Schema>> BY_NAME =
      List.of(
          ReaderChoice::hasFullname,
          inBranch(ReaderChoice::hasFullname),
          ReaderChoice::hasAlias,
          inBranch(ReaderChoice::hasAlias),
          ReaderChoice::hasUnqualifiedName,
          inBranch(ReaderChoice::hasUnqualifiedName));

  /** The criteria for schemas without a name. */
  private static final List<BiPredicate<Schema, Schema>> BY_TYPE =
      List.of(ReaderChoice::sharesBranch, (reader, writer) -> reader.getType() == writer.getType());

  private final List<AvroCodec<? extends T>> codecs;

  ReaderChoice(List<AvroCodec<? extends T>> codecs) {
    this.codecs = codecs;
  }

  /** Returns the codec. A single codec is always returned, even if it cannot resolve the schema. */
  AvroCodec<? extends T> readerOf(Schema writer) {
    if (codecs.size() == 1) {
      return codecs.get(0);
    }
    for (BiPredicate<Schema, Schema> likeness : isNamed(writer) ? BY_NAME : BY_TYPE) {
      List<AvroCodec<? extends T>> alike = alike(likeness, writer);
      if (alike.size() == 1) {
        return alike.get(0);
      }
      if (alike.size() > 1) {
        throw refused("more than one codec could read", writer, alike);
      }
    }
    throw refused("no codec's name, alias or unqualified name matches", writer, codecs);
  }

  private List<AvroCodec<? extends T>> alike(BiPredicate<Schema, Schema> likeness, Schema writer) {
    List<AvroCodec<? extends T>> alike = new ArrayList<>();
    for (AvroCodec<? extends T> codec : codecs) {
      if (likeness.test(codec.schema(), writer)) {
        alike.add(codec);
      }
    }
    return alike;
  }

  /** Returns the full names of the codecs' schemas. */
  static String names(List<? extends AvroCodec<?>> codecs) {
    return String.join(", ", codecs.stream().map(codec -> nameOf(codec.schema())).toList());
  }

  private static String nameOf(Schema schema) {
    return schema.isUnion()
        ? "["
            + String.join(", ", schema.getTypes().stream().map(Schema::getFullName).toList())
            + "]"
        : schema.getFullName();
  }

  private static SchemaResolutionException refused(
      String reason, Schema writer, List<? extends AvroCodec<?>> codecs) {
    return CodecFailures.resolution(
        reason + " the stored schema " + nameOf(writer) + "; the codecs are for " + names(codecs));
  }

  private static boolean hasFullname(Schema reader, Schema writer) {
    return isSameKind(reader, writer) && reader.getFullName().equals(writer.getFullName());
  }

  private static boolean hasAlias(Schema reader, Schema writer) {
    return isSameKind(reader, writer) && reader.getAliases().contains(writer.getFullName());
  }

  private static boolean hasUnqualifiedName(Schema reader, Schema writer) {
    return isSameKind(reader, writer) && reader.getName().equals(writer.getName());
  }

  private static boolean sharesBranch(Schema reader, Schema writer) {
    return reader.isUnion()
        && writer.isUnion()
        && writer.getTypes().stream()
            .anyMatch(branch -> inBranch(ReaderChoice::hasFullname).test(reader, branch));
  }

  private static BiPredicate<Schema, Schema> inBranch(BiPredicate<Schema, Schema> likeness) {
    return (reader, writer) ->
        reader.isUnion()
            && reader.getTypes().stream().anyMatch(branch -> likeness.test(branch, writer));
  }

  private static boolean isSameKind(Schema reader, Schema writer) {
    return isNamed(reader) && reader.getType() == writer.getType();
  }

  private static boolean isNamed(Schema schema) {
    return NAMED.contains(schema.getType());
  }
}
