package io.avrodyne.pekko;

import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.message.MessageBranches;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.avro.Schema;

/** The classes that a serializer knows, each with its codec, whose schema has a name. */
final class KnownTypes {

  /** What is wrong if there are no types. */
  static final String NONE =
      "The serializer knows no types. Bind classes to it in pekko.actor.serialization-bindings, or"
          + " list them in avrodyne.pekko.types.";

  private final Map<Class<?>, AvroCodec<?>> codecs;

  KnownTypes(Map<Class<?>, AvroCodec<?>> codecs) {
    this.codecs = new LinkedHashMap<>(codecs);
  }

  boolean isEmpty() {
    return codecs.isEmpty();
  }

  /** Returns the codecs in the order in which they became known. */
  List<AvroCodec<?>> codecs() {
    return List.copyOf(codecs.values());
  }

  /** Returns the classes with their codecs. */
  MessageBranches<Object> branches() {
    MessageBranches<Object> branches = new MessageBranches<>();
    codecs.forEach((type, codec) -> add(branches, type, codec));
    return branches;
  }

  @SuppressWarnings("unchecked") // A codec is only ever put for its own class.
  private static <B> void add(MessageBranches<Object> branches, Class<B> type, AvroCodec<?> codec) {
    branches.add(type, (AvroCodec<B>) codec);
  }

  /** Returns whether a schema has a full name or an alias. */
  boolean isNamed(String name) {
    return codecs.values().stream()
        .map(AvroCodec::schema)
        .anyMatch(schema -> isNamed(schema, name));
  }

  private static boolean isNamed(Schema schema, String name) {
    return schema.getFullName().equals(name) || schema.getAliases().contains(name);
  }
}
