package io.avrodyne.benchmarks.stores.actors;

/** What is stored of an event. */
public enum EnvelopeForm {
  /** The encoded event alone; it must be of the only class of its journal. */
  NONE,
  /**
   * An envelope as in the published journals: the actor, the number of the event, the writer, the
   * serializer, the class and the encoded event, in the same format as the event.
   */
  AKKA
}
