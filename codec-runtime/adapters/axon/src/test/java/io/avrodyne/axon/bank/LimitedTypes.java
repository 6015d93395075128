package io.avrodyne.axon.bank;

import com.fasterxml.jackson.databind.type.TypeFactory;
import com.fasterxml.jackson.databind.util.LRUMap;

/** Jackson's types on a node that does not have some of the classes of the tests. */
public final class LimitedTypes extends TypeFactory {

  private static final long serialVersionUID = 1L;

  private static final int CACHED = 16;

  private final String prefix;

  /** Hides the classes whose names begin in the same way. */
  public LimitedTypes(String prefix) {
    super(new LRUMap<>(CACHED, CACHED));
    this.prefix = prefix;
  }

  @Override
  public Class<?> findClass(String name) throws ClassNotFoundException {
    if (name.startsWith(prefix)) {
      throw new ClassNotFoundException(name);
    }
    return super.findClass(name);
  }
}
