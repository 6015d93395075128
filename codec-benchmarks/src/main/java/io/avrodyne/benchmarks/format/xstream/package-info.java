/** XStream as contenders. Called by the benchmarks. */
@NullMarked
package io.avrodyne.benchmarks.format.xstream;

import org.jspecify.annotations.NullMarked;
