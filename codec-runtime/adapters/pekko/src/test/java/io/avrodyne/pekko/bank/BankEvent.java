package io.avrodyne.pekko.bank;

/** What has happened to an account. */
public sealed interface BankEvent permits Opened, Deposited, Withdrawn {}
