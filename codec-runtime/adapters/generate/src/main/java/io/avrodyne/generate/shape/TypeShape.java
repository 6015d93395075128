package io.avrodyne.generate.shape;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import java.util.List;

/** A type that Java declares. */
public sealed interface TypeShape {

  /** Returns its name. */
  ClassName name();

  /**
   * A property of a record.
   *
   * @param name its Java name
   * @param doc its documentation, empty if there is none
   * @param type its type, with the annotations of the types within it
   * @param annotations those that shape its value or name
   * @param nullable the annotation that says that it may be null, where it is declared
   */
  record Component(
      String name,
      String doc,
      TypeName type,
      List<AnnotationSpec> annotations,
      List<AnnotationSpec> nullable) {}

  /** A wrapper of a branch that no class of the JDK identifies, within its record. */
  record Wrapper(ClassName name, Component value) implements TypeShape {}

  /**
   * A record or a class with getters and setters.
   *
   * @param bean whether it is a class
   */
  record RecordShape(
      ClassName name,
      String doc,
      List<AnnotationSpec> annotations,
      List<ClassName> interfaces,
      List<Component> components,
      List<Wrapper> wrappers,
      boolean bean)
      implements TypeShape {}

  /** A symbol of an enum: its Java name and its annotations. */
  record Constant(String name, List<AnnotationSpec> annotations) {}

  /** An enum. */
  record EnumShape(
      ClassName name,
      String doc,
      List<AnnotationSpec> annotations,
      List<ClassName> interfaces,
      List<Constant> constants)
      implements TypeShape {}

  /** A sealed interface. */
  record UnionShape(ClassName name, List<ClassName> permitted) implements TypeShape {}
}
