/**
 * What generated code calls, and nothing else does. Versioned with the processor: a codec works
 * with the runtime that it was generated for, and with later ones of the same major version. Not
 * for applications. What applications name belongs into {@code io.avrodyne.runtime}.
 */
@NullMarked
package io.avrodyne.runtime.generated;

import org.jspecify.annotations.NullMarked;
