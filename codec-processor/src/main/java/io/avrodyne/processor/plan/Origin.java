package io.avrodyne.processor.plan;

/**
 * Is an opaque key to the place in the user's source that something came from; only the corridor
 * can open it.
 */
public interface Origin {}
