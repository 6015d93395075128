package io.avrodyne.benchmarks.format.protobuf.mapping;

import com.google.protobuf.MessageLite;
import com.google.protobuf.Parser;

/** A conversion between a class of a workload and its Protobuf message. */
public interface MessageMapping<T, M extends MessageLite> {

  /** Returns a new message with the content of the object. */
  M toMessage(T value);

  /** Returns a new object with the content of the message. */
  T toObject(M message);

  /** Returns the parser of the message. */
  Parser<M> parser();
}
