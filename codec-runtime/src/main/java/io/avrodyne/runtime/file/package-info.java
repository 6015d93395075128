/**
 * Reads and writes object container files. Called by applications, and by nothing else of the
 * runtime. The framing is done here; compression is left to libraries, each of which is named by
 * one class. What a record looks like is the business of codecs.
 */
@NullMarked
package io.avrodyne.runtime.file;

import org.jspecify.annotations.NullMarked;
