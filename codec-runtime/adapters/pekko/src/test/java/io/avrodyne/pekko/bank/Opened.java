package io.avrodyne.pekko.bank;

import io.avrodyne.api.AvroRecord;

/** An account was opened. */
@AvroRecord
public record Opened(String owner) implements BankEvent {}
