/**
 * Facts derived from plans: their schemas and the sizes of those, the matching of defaults, the
 * order of fields and branches, the recursion of records, and the distribution of code over
 * methods. Every package that has a plan may call it. It does not report problems, emit code or
 * compare versions.
 */
@NullMarked
package io.avrodyne.processor.schema;

import org.jspecify.annotations.NullMarked;
