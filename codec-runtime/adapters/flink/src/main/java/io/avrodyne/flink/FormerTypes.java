package io.avrodyne.flink;

import java.util.Collection;

/**
 * The types of a job that had other names when their state was written. Flink restores state before
 * a job says which types it has, so classes that were renamed or moved are named by an
 * implementation of this interface, which is registered as {@link java.util.ServiceLoader} wants
 * it: in {@code META-INF/services/io.avrodyne.flink.FormerTypes}.
 *
 * <p>Each of the types must have the former name of its schema as an alias. It is used for state
 * whose own class does not exist any more.
 */
public interface FormerTypes {

  /** Returns classes with codecs, sealed types, and interfaces that list codecs. */
  Collection<Class<?>> types();
}
