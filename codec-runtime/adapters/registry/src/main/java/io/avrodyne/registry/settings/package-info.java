/**
 * The settings of a registry as texts: their keys, which are those of Confluent's clients, and the
 * client that they ask for. This package is for this library's adapters and commands, so that one
 * file serves all of them; applications call the builder in package {@code registry}. Where the
 * texts come from does not belong here.
 */
@NullMarked
package io.avrodyne.registry.settings;

import org.jspecify.annotations.NullMarked;
