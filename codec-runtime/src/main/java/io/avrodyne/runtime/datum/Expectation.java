package io.avrodyne.runtime.datum;

/**
 * What messages say about the values of a scalar form.
 *
 * @param kind the kind of JSON that is accepted
 * @param text what is expected
 * @param json an example in JSON
 * @param java an expression of Java that is an example
 */
record Expectation(JsonKind kind, String text, String json, String java) {}
