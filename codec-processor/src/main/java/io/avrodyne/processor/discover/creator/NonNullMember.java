package io.avrodyne.processor.discover.creator;

/**
 * A member that cannot pass null on, although the type of its property can be null.
 *
 * @param clause what it does, as in "its getter getCount returns int"
 * @param remedy the sentence, without its end, that says how it could
 */
public record NonNullMember(String clause, String remedy) {}
