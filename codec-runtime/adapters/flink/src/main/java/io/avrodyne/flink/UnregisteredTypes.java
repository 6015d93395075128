package io.avrodyne.flink;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.api.common.typeutils.CompositeType;
import org.apache.flink.api.java.typeutils.EitherTypeInfo;
import org.apache.flink.api.java.typeutils.GenericTypeInfo;
import org.apache.flink.api.java.typeutils.ListTypeInfo;
import org.apache.flink.api.java.typeutils.MapTypeInfo;
import org.apache.flink.api.java.typeutils.ObjectArrayTypeInfo;
import org.apache.flink.api.java.typeutils.PojoTypeInfo;
import org.apache.flink.api.java.typeutils.SetTypeInfo;
import org.jspecify.annotations.Nullable;

/**
 * A search for the parts of a type that Flink serializes although there is a codec, or could be.
 */
final class UnregisteredTypes {

  private final List<String> problems = new ArrayList<>();
  private final Set<TypeInformation<?>> seen = new HashSet<>();
  private final String stream;

  private UnregisteredTypes(String stream) {
    this.stream = stream;
  }

  /**
   * Returns a sentence about each type.
   *
   * @param type the type of a stream, or null if it has none
   * @param stream the name of the stream
   */
  static List<String> within(@Nullable TypeInformation<?> type, String stream) {
    UnregisteredTypes search = new UnregisteredTypes(stream);
    if (type != null) {
      search.visit(type, "");
    }
    return search.problems;
  }

  private void visit(TypeInformation<?> type, String path) {
    if (!seen.add(type)) {
      return;
    }
    boolean generic = type instanceof GenericTypeInfo;
    // Subclasses, such as that for records of Avro, have serializers of their own.
    boolean pojo = type.getClass() == PojoTypeInfo.class;
    if ((generic || pojo) && hasCodec(type.getTypeClass())) {
      problems.add(unregistered(type, path));
    } else if (generic) {
      problems.add(withoutCodec(type, path));
    } else if (pojo || !(type instanceof PojoTypeInfo)) {
      parts(type).forEach((name, part) -> visit(part, path.isEmpty() ? name : path + "." + name));
    }
  }

  private static Map<String, TypeInformation<?>> parts(TypeInformation<?> type) {
    if (type instanceof CompositeType<?> composite) {
      Map<String, TypeInformation<?>> fields = new LinkedHashMap<>();
      String[] names = composite.getFieldNames();
      for (int i = 0; i < names.length; i++) {
        fields.put(names[i], composite.getTypeAt(i));
      }
      return fields;
    }
    if (type instanceof ListTypeInfo<?> list) {
      return Map.of("[]", list.getElementTypeInfo());
    }
    if (type instanceof SetTypeInfo<?> set) {
      return Map.of("[]", set.getElementTypeInfo());
    }
    if (type instanceof EitherTypeInfo<?, ?> either) {
      return Map.of("left", either.getLeftType(), "right", either.getRightType());
    }
    if (type instanceof ObjectArrayTypeInfo<?, ?> array) {
      return Map.of("[]", array.getComponentInfo());
    }
    if (type instanceof MapTypeInfo<?, ?> map) {
      return Map.of("keys", map.getKeyTypeInfo(), "values", map.getValueTypeInfo());
    }
    return Map.of();
  }

  private static boolean hasCodec(Class<?> type) {
    try {
      CodecReference.of(type);
      return true;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  private String unregistered(TypeInformation<?> type, String path) {
    String name = type.getTypeClass().getName();
    return String.format(
        "%s has a codec, but Flink %s in %s. Add \"%s: {type: typeinfo, class: %s}\" to"
            + " pipeline.serialization-config, or pass AvrodyneTypeInformation.of(%s.class) to"
            + " returns(...).",
        name,
        type instanceof PojoTypeInfo ? "serializes it as a POJO" : "leaves it to Kryo",
        place(path),
        name,
        AvrodyneTypeInfoFactory.class.getName(),
        type.getTypeClass().getSimpleName());
  }

  private String withoutCodec(TypeInformation<?> type, String path) {
    String name = type.getTypeClass().getName();
    String remedy =
        name.startsWith("java.")
            ? "Put it into a type with a codec."
            : "Annotate it with @AvroRecord or @AvroUnion, and register it, or list its codec in an"
                + " interface with @AvroCodecs.";
    return String.format(
        "%s has no codec, and Flink leaves it to Kryo in %s. %s", name, place(path), remedy);
  }

  private String place(String path) {
    return path.isEmpty() ? "the stream " + stream : path + " of the stream " + stream;
  }
}
