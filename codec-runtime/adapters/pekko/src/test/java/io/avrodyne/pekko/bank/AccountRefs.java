package io.avrodyne.pekko.bank;

import io.avrodyne.pekko.ActorRefConverter;

/** A converter of references to actors that receive accounts. */
public final class AccountRefs extends ActorRefConverter<Account> {}
