package io.avrodyne.registry;

/**
 * The counters of a {@link CachedRegistry}, in the form that JMX reads: register an object of
 * {@link RegistryCounters} with an MBean server. All of them only grow.
 */
public interface RegistryCountersMXBean {

  /** Returns the number of requests to the registry. */
  long getRequests();

  /** Returns the number of requests to the registry that failed. */
  long getFailures();

  /** Returns the number of calls answered from memory with a schema. */
  long getHits();

  /** Returns the number of calls answered from memory with the fact that there is no schema. */
  long getNegativeHits();

  /** Returns the number of calls that could not be answered from memory. */
  long getMisses();

  /** Returns the number of calls that failed without a request, because one had just failed. */
  long getRejections();
}
