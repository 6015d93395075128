/**
 * Types, serializers and formats of Apache Flink for values of types with a codec. This package is
 * for applications; of the other modules of this library, none may use it. Jobs do not belong here.
 */
@NullMarked
package io.avrodyne.flink;

import org.jspecify.annotations.NullMarked;
