package io.avrodyne.pekko.types;

/** An interface without a codec, such as applications bind all their messages by. */
public interface Marker {}
