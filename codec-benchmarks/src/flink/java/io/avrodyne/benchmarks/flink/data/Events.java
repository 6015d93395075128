package io.avrodyne.benchmarks.flink.data;

import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.benchmarks.workload.Sample;
import io.avrodyne.runtime.AvroCodec;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * Events in one form.
 *
 * @param kind what they are
 * @param form the form of their classes
 * @param classes by position, the class of each event
 * @param objects the events
 */
public record Events(EventKind kind, Form form, List<EventClass> classes, List<Object> objects) {

  /** Copies the lists. */
  public Events {
    classes = List.copyOf(classes);
    objects = List.copyOf(objects);
  }

  /**
   * Returns the events of a kind. They are decoded from what the workload's own classes encode, so
   * that the values are the same in all forms.
   *
   * @throws IllegalStateException if the classes do not have the same layout
   */
  public static Events of(EventKind kind, Form form) {
    Sample sample = kind.sample();
    List<EventClass> classes = new ArrayList<>();
    List<Object> objects = new ArrayList<>();
    for (Object event : sample.objects()) {
      int index = sample.modelOf(event);
      EventClass type = kind.classes().get(index);
      classes.add(type);
      objects.add(converted(sample.models().get(index), event, type.model(form)));
    }
    return new Events(kind, form, classes, objects);
  }

  /** Returns the events of the last class only. */
  public Events ofLastClass() {
    EventClass last = kind.classes().get(kind.classes().size() - 1);
    List<Object> left = new ArrayList<>();
    for (int i = 0; i < objects.size(); i++) {
      if (classes.get(i).equals(last)) {
        left.add(objects.get(i));
      }
    }
    return new Events(kind, form, Collections.nCopies(left.size(), last), left);
  }

  private static <T, N> N converted(Model<T> from, Object event, Model<N> to) {
    byte[] bytes = from.codec().encode(from.type().cast(event));
    AvroCodec<N> codec = to.codec();
    N converted = codec.decode(bytes);
    if (!Arrays.equals(bytes, codec.encode(converted))) {
      throw new IllegalStateException(to.type() + " has another layout than " + from.type());
    }
    return converted;
  }
}
