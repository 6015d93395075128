package io.avrodyne.axon.renamed;

import org.axonframework.modelling.command.TargetAggregateIdentifier;

/** A request to pay money in. */
public record Pay(@TargetAggregateIdentifier String owner, long cents) {}
