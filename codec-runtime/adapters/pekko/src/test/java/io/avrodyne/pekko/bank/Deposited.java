package io.avrodyne.pekko.bank;

import io.avrodyne.api.AvroDefault;
import io.avrodyne.api.AvroRecord;

/**
 * An amount was paid in.
 *
 * @param amount in cents; an int in version 1
 * @param currency new in version 3
 */
@AvroRecord
public record Deposited(long amount, @AvroDefault("\"EUR\"") String currency)
    implements BankEvent {}
