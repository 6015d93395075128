/**
 * The intermediate representation: immutable values that bind makes and validate and emit read.
 * Nothing of javac belongs here.
 */
@NullMarked
package io.avrodyne.processor.plan;

import org.jspecify.annotations.NullMarked;
