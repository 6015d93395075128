/** A cluster of Flink in the JVM of the tests, and jobs with several versions of their classes. */
@NullMarked
package io.avrodyne.flink.cluster;

import org.jspecify.annotations.NullMarked;
