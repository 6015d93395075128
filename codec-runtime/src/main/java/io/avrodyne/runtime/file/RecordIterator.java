package io.avrodyne.runtime.file;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;

/** An iterator over the records of a reader that does not throw checked exceptions. */
final class RecordIterator<T> implements Iterator<T> {

  private final ContainerReader<T> reader;

  RecordIterator(ContainerReader<T> reader) {
    this.reader = reader;
  }

  @Override
  public boolean hasNext() {
    try {
      return reader.hasNext();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public T next() {
    try {
      return reader.next();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
