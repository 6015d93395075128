package io.avrodyne.benchmarks.interned;

/** Strings that may be objects that were read before. */
public class InternedStringsBenchmark extends InternedBenchmark<InternedStringsQuote> {

  /** Creates the state; called by JMH. */
  public InternedStringsBenchmark() {
    super(InternedStringsQuoteAvroCodec.INSTANCE);
  }
}
