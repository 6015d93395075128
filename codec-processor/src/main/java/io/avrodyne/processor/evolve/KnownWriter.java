package io.avrodyne.processor.evolve;

import io.avrodyne.processor.plan.EarlierVersion;
import java.util.Optional;

/**
 * An earlier version that a codec recognizes by its fingerprint.
 *
 * @param straight the plan of straight-line code; without one the version is resolved at run time
 */
public record KnownWriter(EarlierVersion version, Optional<VersionPlan> straight) {}
