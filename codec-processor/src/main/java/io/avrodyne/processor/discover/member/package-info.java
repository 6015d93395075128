/**
 * The members of a class as the package of its codec sees them, and those that read and write a
 * property. The packages {@code creator}, {@code discover} and {@code bind} call it. Which
 * properties a class has is decided in {@code discover}, and how its objects are created in {@code
 * creator}.
 */
@NullMarked
package io.avrodyne.processor.discover.member;

import org.jspecify.annotations.NullMarked;
