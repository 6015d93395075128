package io.avrodyne.processor.plan;

/**
 * The reason why a field is not nullable although the settings of its type say so.
 *
 * @param clause the member that cannot pass null on, as in "its getter getCount returns int"
 * @param remedy the sentence, without its end, that says how it could
 */
public record NullObstacle(String clause, String remedy) {}
