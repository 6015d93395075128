/**
 * Single-object messages and the frames of registries: data that each identify the schema they were
 * written with. This package is for applications and adapters; within this library, only package
 * {@code registry} may call it. How schemas are found by their identifiers does not belong here,
 * nor do frames of several data.
 */
@NullMarked
package io.avrodyne.runtime.message;

import org.jspecify.annotations.NullMarked;
