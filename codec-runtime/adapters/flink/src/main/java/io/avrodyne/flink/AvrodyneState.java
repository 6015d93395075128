package io.avrodyne.flink;

import org.apache.flink.api.common.state.ListStateDescriptor;
import org.apache.flink.api.common.state.MapStateDescriptor;
import org.apache.flink.api.common.state.ValueStateDescriptor;
import org.apache.flink.api.common.typeinfo.TypeInformation;

/**
 * Factories for the descriptors of state, whose serializers know the name of the state. A corrupt
 * datum and a schema that cannot be read are then reported with it.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} if a type has no codec.
 */
public final class AvrodyneState {

  private AvrodyneState() {}

  /** Returns the descriptor of a single value. */
  public static <T> ValueStateDescriptor<T> value(String name, Class<T> type) {
    return new ValueStateDescriptor<>(name, AvrodyneTypeInformation.of(type).named(name));
  }

  /** Returns the descriptor of a list. */
  public static <T> ListStateDescriptor<T> list(String name, Class<T> type) {
    return new ListStateDescriptor<>(name, AvrodyneTypeInformation.of(type).named(name));
  }

  /**
   * Returns the descriptor of a map.
   *
   * @param keys the type of the keys, such as {@code Types.STRING} or {@link
   *     AvrodyneTypeInformation#ofKey}
   */
  public static <K, V> MapStateDescriptor<K, V> map(
      String name, TypeInformation<K> keys, Class<V> values) {
    return new MapStateDescriptor<>(name, keys, AvrodyneTypeInformation.of(values).named(name));
  }
}
