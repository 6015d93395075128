package io.avrodyne.registry;

import java.util.function.LongSupplier;

/**
 * The settings of a {@link CachedRegistry}.
 *
 * @param maxEntries how many schemas each cache keeps, and how many absences
 * @param latestNanos for how long the latest version of a subject is kept
 * @param absenceNanos for how long it is kept that there is no schema
 * @param failurePauseNanos for how long nothing is requested after a failure
 * @param nanoTime the clock
 */
record CacheSettings(
    int maxEntries,
    long latestNanos,
    long absenceNanos,
    long failurePauseNanos,
    LongSupplier nanoTime) {}
