package io.avrodyne.processor.plan;

/**
 * An opaque key to a position in the user's source. Only the package {@code processor} can resolve
 * it.
 */
public interface Origin {}
