package io.avrodyne.flink;

import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.flink.api.common.functions.InvalidTypesException;
import org.apache.flink.api.common.typeinfo.TypeInfoFactory;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.configuration.PipelineOptions;

/**
 * The factory of {@link AvrodyneTypeInformation}, for {@code pipeline.serialization-config}:
 *
 * <pre>{@code
 * pipeline.serialization-config:
 *   - shop.Order: {type: typeinfo, class: io.avrodyne.flink.AvrodyneTypeInfoFactory}
 * }</pre>
 *
 * <p>Flink finds a registered type wherever it extracts types, also within its tuples and within
 * the fields of POJOs, but not by its supertype: of a sealed family, each type that a job uses is
 * registered.
 *
 * <p><b>Threads.</b> Stateless.
 *
 * @param <T> the Java type
 */
public final class AvrodyneTypeInfoFactory<T> extends TypeInfoFactory<T> {

  /** Creates a factory. Called by Flink. */
  public AvrodyneTypeInfoFactory() {}

  /**
   * Adds types to the setting {@code pipeline.serialization-config}.
   *
   * @throws IllegalArgumentException if a type has no codec
   */
  public static void register(Configuration configuration, Class<?>... types) {
    List<String> entries =
        new ArrayList<>(
            configuration.getOptional(PipelineOptions.SERIALIZATION_CONFIG).orElse(List.of()));
    for (Class<?> type : types) {
      CodecReference.of(type);
      entries.add(
          String.format(
              "%s: {type: typeinfo, class: %s}",
              type.getName(), AvrodyneTypeInfoFactory.class.getName()));
    }
    configuration.set(PipelineOptions.SERIALIZATION_CONFIG, entries);
  }

  /**
   * Returns the type information of a class.
   *
   * @throws InvalidTypesException if the class has no codec, or is generic
   */
  @Override
  @SuppressWarnings("unchecked") // Flink asks for the class that it wants.
  public TypeInformation<T> createTypeInfo(
      Type t, Map<String, TypeInformation<?>> genericParameters) {
    if (!(t instanceof Class<?> type)) {
      throw new InvalidTypesException(
          t.getTypeName()
              + " is generic. List its codec in an interface with @AvroCodecs, and pass"
              + " AvrodyneTypeInformation.of(Listing.class, Listing::method) to returns(...).");
    }
    try {
      return (TypeInformation<T>) AvrodyneTypeInformation.of(type);
    } catch (IllegalArgumentException e) {
      throw new InvalidTypesException(e.getMessage(), e);
    }
  }
}
