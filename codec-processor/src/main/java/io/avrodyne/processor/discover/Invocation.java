package io.avrodyne.processor.discover;

import java.util.Optional;
import javax.lang.model.element.TypeElement;

/**
 * A constructor or static method.
 *
 * @param owner the class that has it
 * @param method empty for a constructor
 */
public record Invocation(TypeElement owner, Optional<String> method) {}
