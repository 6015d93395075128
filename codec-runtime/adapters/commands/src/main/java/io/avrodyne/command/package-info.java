/**
 * Commands for pipelines, which register the schemas of a build with a schema registry, check them
 * against it, set its compatibility levels, fetch the versions that it has and freeze those of the
 * build, and commands for people, which print data and compare schemas. This package is for {@code
 * java} on a command line; no other part of this library may call it. How a registry is spoken to
 * does not belong here; see package {@code io.avrodyne.registry}.
 */
@NullMarked
package io.avrodyne.command;

import org.jspecify.annotations.NullMarked;
