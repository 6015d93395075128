package io.avrodyne.benchmarks.workload;

import java.util.List;

/**
 * The data of a workload.
 *
 * @param models the classes of the objects
 * @param objects different objects of these classes; the first one is the constant of the workload
 */
public record Sample(List<Model<?>> models, List<?> objects) {

  /** Copies the lists. */
  public Sample {
    models = List.copyOf(models);
    objects = List.copyOf(objects);
  }

  /** Creates a sample of one class. */
  public static <T> Sample of(Model<T> model, List<T> objects) {
    return new Sample(List.of(model), objects);
  }

  /** Returns the position of the object's class among the models. */
  public int modelOf(Object value) {
    for (int i = 0; i < models.size(); i++) {
      if (models.get(i).type().isInstance(value)) {
        return i;
      }
    }
    throw new IllegalArgumentException(value.getClass() + " is not a class of this workload");
  }
}
