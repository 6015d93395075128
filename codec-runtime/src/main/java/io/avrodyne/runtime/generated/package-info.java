/**
 * The names that codecs of versions 1 and 2 look up before anything else, so that they fail with
 * the advice to compile them again instead of a missing class. Nothing else belongs here; what
 * generated code calls today is in {@code io.avrodyne.runtime.codegen}.
 */
@NullMarked
package io.avrodyne.runtime.generated;

import org.jspecify.annotations.NullMarked;
