/**
 * What actors persist: the event of a published experiment, and the envelope of any event. Called
 * by the event stores and by mappers; refers to no contender.
 */
@NullMarked
package io.avrodyne.benchmarks.workload.journal;

import org.jspecify.annotations.NullMarked;
