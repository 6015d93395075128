package io.avrodyne.axon;

import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.Codecs;
import io.avrodyne.runtime.adapter.CodecListing;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.apache.avro.Schema;

/**
 * The classes that codecs are for. A codec says so by the type argument of its superclass. The
 * codec of a sealed type counts as the codecs of its branches, because a payload is stored under
 * the name of its own class.
 */
final class CodecBranches {

  /** The schemas that have the name that Axon stores. */
  private static final Set<Schema.Type> NAMED =
      Set.of(Schema.Type.RECORD, Schema.Type.ENUM, Schema.Type.FIXED);

  private final Map<Class<?>, AvroCodec<?>> found = new LinkedHashMap<>();

  /** Returns the codecs by class. */
  Map<Class<?>, AvroCodec<?>> found() {
    return found;
  }

  /**
   * Adds a codec, or those of the branches of its sealed type. A codec whose schema has no name,
   * such as that of a list, is left out.
   */
  void add(AvroCodec<?> codec) {
    if (codec.schema().isUnion()) {
      addBranches(CodecListing.classOf(codec));
    } else if (NAMED.contains(codec.schema().getType())) {
      add(CodecListing.classOf(codec), codec);
    }
  }

  private void add(Class<?> type, AvroCodec<?> codec) {
    AvroCodec<?> other = found.putIfAbsent(type, codec);
    if (other != null && other != codec) {
      throw new IllegalArgumentException(
          type.getName()
              + " has two codecs, for the schemas "
              + other.schema().getFullName()
              + " and "
              + codec.schema().getFullName()
              + ". Payloads are encoded by their class, so pass only one.");
    }
  }

  private void addBranches(Class<?> type) {
    Class<?>[] permitted = type.getPermittedSubclasses();
    if (permitted == null) {
      throw new IllegalArgumentException(
          "The codec of "
              + type.getName()
              + " is for a union whose classes are not known here, because the type is not sealed."
              + " Pass the codecs of the classes.");
    }
    for (Class<?> branch : permitted) {
      addBranch(branch);
    }
  }

  private void addBranch(Class<?> branch) {
    if (found.containsKey(branch)) {
      return;
    }
    if (branch.isSealed() && !branch.isEnum()) {
      addBranches(branch);
    } else {
      add(Codecs.of(branch));
    }
  }
}
