/**
 * Object container files, read and written. This package is called by applications and by no other
 * part of the runtime. It implements the framing; compression is left to libraries, each of which
 * is used by one class. The encoding of records is the task of codecs.
 */
@NullMarked
package io.avrodyne.runtime.file;

import org.jspecify.annotations.NullMarked;
