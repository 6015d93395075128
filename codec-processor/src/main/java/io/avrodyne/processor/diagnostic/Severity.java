package io.avrodyne.processor.diagnostic;

/** How much a problem matters. */
public enum Severity {
  /** The type gets no codec. */
  ERROR,

  /** The codec may not be what its author expects. */
  WARNING,

  /** The codec is what the rules say, which its author may not know. */
  NOTE
}
