/**
 * The time that a build takes: javac without a processor, with Avrodyne's processor, and with the
 * processor alone, over ordinary types and over one with many fields. Every measurement is the
 * first compilation of a JVM, as in a build.
 */
@NullMarked
package io.avrodyne.benchmarks.buildtime;

import org.jspecify.annotations.NullMarked;
