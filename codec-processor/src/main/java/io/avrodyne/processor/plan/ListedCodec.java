package io.avrodyne.processor.plan;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;

/**
 * A codec that an interface lists.
 *
 * @param method the name of the method that returns it
 * @param type the Java type that it encodes
 * @param codec the expression of the codec; equal ones give the same codec
 */
public record ListedCodec(String method, TypeName type, CodeBlock codec) {}
