/**
 * What the adapters for other systems have in common: spare objects, and the codecs of classes that
 * a configuration names. This package is for the adapters of this library and changes with every
 * version; applications do not call it. Nothing that encodes or decodes belongs here.
 */
@NullMarked
package io.avrodyne.runtime.adapter;

import org.jspecify.annotations.NullMarked;
