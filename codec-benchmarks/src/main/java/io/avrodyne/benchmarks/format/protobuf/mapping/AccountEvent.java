package io.avrodyne.benchmarks.format.protobuf.mapping;

import org.javamoney.moneta.Money;

/**
 * A view of one class of a bank account's events, each of which consists of an account and money.
 */
interface AccountEvent<E> {

  String account(E event);

  Money money(E event);

  E create(String account, Money money);
}
