package io.avrodyne.benchmarks.contender;

/** A contender that writes and reads the application's objects themselves. */
public interface ObjectContender<T> extends Contender<T, T> {

  @Override
  default T prepare(T value) {
    return value;
  }

  @Override
  default T restore(T value) {
    return value;
  }
}
