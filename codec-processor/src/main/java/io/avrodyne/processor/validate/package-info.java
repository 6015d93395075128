/**
 * Rules that a finished plan can express, one class each. They judge plans and change nothing; the
 * corridor calls them.
 */
@NullMarked
package io.avrodyne.processor.validate;

import org.jspecify.annotations.NullMarked;
