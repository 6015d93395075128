/**
 * Clients of schema registries: over HTTP for Confluent's REST API, and in memory. This package is
 * for applications, other adapters and this library's commands. How a datum carries the identifier
 * of its schema does not belong here; see package {@code io.avrodyne.runtime.frame}.
 */
@NullMarked
package io.avrodyne.registry;

import org.jspecify.annotations.NullMarked;
