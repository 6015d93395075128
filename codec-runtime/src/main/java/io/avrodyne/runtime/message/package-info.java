/**
 * Single-object encoding: messages of one datum each that identify the schema they were written
 * with. This package is for applications; no other part of this library may call it. Frames of
 * several data do not belong here.
 */
@NullMarked
package io.avrodyne.runtime.message;

import org.jspecify.annotations.NullMarked;
