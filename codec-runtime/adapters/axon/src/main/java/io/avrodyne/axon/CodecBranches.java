package io.avrodyne.axon;

import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.adapter.ClassCodecs;
import io.avrodyne.runtime.adapter.CodecListing;
import java.util.Map;

/**
 * The classes that codecs are for. A codec says so by the type argument of its superclass. The
 * codec of a sealed type counts as the codecs of its branches, because a payload is stored under
 * the name of its own class.
 */
final class CodecBranches {

  private final ClassCodecs codecs = new ClassCodecs(CodecBranches::isStored);

  /** Returns the codecs by class. */
  Map<Class<?>, AvroCodec<?>> found() {
    return codecs.all();
  }

  /**
   * Adds a codec, or those of the branches of its sealed type. A codec whose schema has no name,
   * such as that of a list, is left out.
   */
  void add(AvroCodec<?> codec) {
    boolean isUnion = codec.schema().isUnion();
    if (isUnion && CodecListing.classOf(codec).isSealed()) {
      codecs.addPermitted(CodecListing.classOf(codec));
    } else if (isUnion || ClassCodecs.isNamed(codec)) {
      codecs.put(CodecListing.classOf(codec), codec);
    }
  }

  /** Returns whether the schema of a codec has the name that Axon stores. */
  private static boolean isStored(Class<?> type, AvroCodec<?> codec) {
    if (codec.schema().isUnion()) {
      throw new IllegalArgumentException(
          "The codec of "
              + type.getName()
              + " is for a union whose classes are not known here, because the type is not sealed."
              + " Pass the codecs of the classes.");
    }
    return ClassCodecs.isNamed(codec);
  }
}
