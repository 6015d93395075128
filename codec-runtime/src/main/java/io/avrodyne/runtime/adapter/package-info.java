/**
 * What the adapters for other systems have in common: spare objects, the codecs of classes that a
 * configuration names, and the schemas that codecs were compiled with. This package is for the
 * adapters of this library and changes with every version; applications do not call it. Nothing
 * that encodes or decodes belongs here.
 */
@NullMarked
package io.avrodyne.runtime.adapter;

import org.jspecify.annotations.NullMarked;
