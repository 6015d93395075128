/**
 * Tests with a real registry, Apicurio's, and with its own serializers. Built and run with the
 * profile {@code registry} only.
 */
@NullMarked
package io.avrodyne.kafka.apicurio;

import org.jspecify.annotations.NullMarked;
