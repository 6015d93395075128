package io.avrodyne.processor.emit;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The facts about the compilation that affect an emitted codec.
 *
 * @param generated the annotation of generated classes, if the compilation can see one
 * @param classes whether there is a class of a name
 */
public record Surroundings(Optional<AnnotationSpec> generated, Predicate<ClassName> classes) {}
