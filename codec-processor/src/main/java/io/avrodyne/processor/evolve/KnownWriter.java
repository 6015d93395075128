package io.avrodyne.processor.evolve;

import io.avrodyne.processor.plan.EarlierVersion;
import java.util.Optional;

/**
 * An earlier version that a codec knows by its fingerprint.
 *
 * @param straight the plan of straight code; without one the version is resolved when it is met
 */
public record KnownWriter(EarlierVersion version, Optional<VersionPlan> straight) {}
