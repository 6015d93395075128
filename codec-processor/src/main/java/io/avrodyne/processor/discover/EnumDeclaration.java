package io.avrodyne.processor.discover;

import io.avrodyne.api.AvroEnum;
import io.avrodyne.api.AvroName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;

/**
 * Is an enum as its source declares it.
 *
 * @param type the enum
 * @param constants in declaration order
 */
public record EnumDeclaration(TypeElement type, List<Constant> constants) {

  /**
   * Is a constant.
   *
   * @param name the Java name
   * @param symbol the Avro name, the Java name unless an annotation gives another
   */
  public record Constant(String name, String symbol) {}

  /** Copies the constants. */
  public EnumDeclaration {
    constants = List.copyOf(constants);
  }

  /** Returns its annotations. */
  public Markers markers() {
    return Markers.of(type);
  }

  /** Returns the Avro name that an annotation gives. */
  public Optional<String> name() {
    return attribute("name");
  }

  /** Returns the Avro namespace that an annotation gives. */
  public Optional<String> namespace() {
    return attribute("namespace");
  }

  /** Returns the documentation that an annotation gives. */
  public Optional<String> doc() {
    return attribute("doc");
  }

  /** Returns the symbol that stands for unknown ones. */
  public Optional<String> defaultSymbol() {
    return attribute("defaultSymbol");
  }

  private Optional<String> attribute(String name) {
    return markers().find(AvroEnum.class).flatMap(marker -> marker.text(name));
  }

  /** Returns whether other classes cannot name it. */
  public boolean isHidden() {
    return KindCheck.isHidden(type);
  }

  /** Reads an enum. */
  public static EnumDeclaration of(TypeElement type) {
    List<Constant> constants = new ArrayList<>();
    for (Element member : type.getEnclosedElements()) {
      if (member.getKind() == ElementKind.ENUM_CONSTANT) {
        String name = member.getSimpleName().toString();
        constants.add(new Constant(name, symbol(member).orElse(name)));
      }
    }
    return new EnumDeclaration(type, constants);
  }

  private static Optional<String> symbol(Element constant) {
    Optional<AnnotationMirror> annotation =
        AnnotationReader.find(constant, AvroName.class.getCanonicalName());
    return annotation.flatMap(mirror -> AnnotationReader.text(mirror, "value"));
  }
}
