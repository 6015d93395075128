/**
 * Clients of schema registries: over HTTP for Confluent's REST API, and in memory. This package is
 * for applications, adapters and this library's commands; no other part of this library may call
 * it, because it needs the module {@code java.net.http}. How a datum carries the identifier of its
 * schema does not belong here; see package {@code frame}.
 */
@NullMarked
package io.avrodyne.runtime.registry;

import org.jspecify.annotations.NullMarked;
