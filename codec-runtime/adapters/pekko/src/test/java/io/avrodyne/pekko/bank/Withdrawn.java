package io.avrodyne.pekko.bank;

import io.avrodyne.api.AvroAlias;
import io.avrodyne.api.AvroRecord;

/**
 * An amount was paid out; called {@code TakenOut} in version 1.
 *
 * @param amount in cents
 */
@AvroRecord
@AvroAlias("TakenOut")
public record Withdrawn(long amount) implements BankEvent {}
