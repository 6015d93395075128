/**
 * The methods and base classes that generated code uses; nothing else uses them. They are versioned
 * with the processor: a codec works with the runtime that it was generated for, and with later
 * runtimes of the same major version. This package is not for applications; types that applications
 * name belong in {@code io.avrodyne.runtime}.
 */
@NullMarked
package io.avrodyne.runtime.codegen;

import org.jspecify.annotations.NullMarked;
