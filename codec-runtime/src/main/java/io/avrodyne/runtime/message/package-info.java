/**
 * Single-object encoding: messages of one datum each that name the schema they were written with.
 * For applications; nothing else of this library may call it. Frames of many data do not belong
 * here.
 */
@NullMarked
package io.avrodyne.runtime.message;

import org.jspecify.annotations.NullMarked;
