/**
 * The intermediate representation: immutable values that bind makes and all later packages read.
 * What has to be computed from them is in the package {@code schema}. Nothing of javac belongs
 * here.
 */
@NullMarked
package io.avrodyne.processor.plan;

import org.jspecify.annotations.NullMarked;
