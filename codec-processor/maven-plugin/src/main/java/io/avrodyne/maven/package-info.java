/**
 * The commands as goals of Maven. This package is for Maven, which finds its classes by the
 * plugin's descriptor; nothing else may call it. What a command does does not belong here, but in
 * package {@code io.avrodyne.command}.
 */
@NullMarked
package io.avrodyne.maven;

import org.jspecify.annotations.NullMarked;
