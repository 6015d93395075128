/**
 * Reads and freezes the schemas that users keep in files. Only the corridor calls it, and hands on
 * what it reads; it does not judge schemas.
 */
@NullMarked
package io.avrodyne.processor.files;

import org.jspecify.annotations.NullMarked;
