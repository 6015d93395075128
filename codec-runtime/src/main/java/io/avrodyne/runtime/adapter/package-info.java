/**
 * What the adapters for other systems have in common: the codecs that a class stands for, the
 * schemas that codecs were compiled with, spare inputs and outputs with which one whole datum is
 * decoded, and the limits that settings change. This package is for the adapters of this library
 * and changes with every version; applications do not call it. Frames, messages and whatever
 * belongs to one system have packages of their own.
 */
@NullMarked
package io.avrodyne.runtime.adapter;

import org.jspecify.annotations.NullMarked;
