/**
 * The reading and freezing of the schemas that users keep in files. Only the package {@code
 * processor} calls it, and passes on the schemas. Rules about schemas do not belong here.
 */
@NullMarked
package io.avrodyne.processor.files;

import org.jspecify.annotations.NullMarked;
