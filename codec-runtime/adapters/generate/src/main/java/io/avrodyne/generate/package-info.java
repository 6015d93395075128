/**
 * Annotated Java sources from Avro schemas and IDL. Called by the command {@code generate} and by
 * builds; what a record becomes is in {@code shape}, how it reads in {@code source}.
 */
@NullMarked
package io.avrodyne.generate;

import org.jspecify.annotations.NullMarked;
