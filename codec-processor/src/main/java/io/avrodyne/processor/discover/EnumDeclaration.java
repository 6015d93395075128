package io.avrodyne.processor.discover;

import io.avrodyne.api.AvroDoc;
import io.avrodyne.api.AvroEnum;
import io.avrodyne.api.AvroName;
import io.avrodyne.processor.discover.settings.AnnotationReader;
import io.avrodyne.processor.discover.settings.ElementOrigin;
import io.avrodyne.processor.discover.settings.Marker;
import io.avrodyne.processor.discover.settings.Markers;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;

/**
 * An enum as declared in its source.
 *
 * @param type the enum
 * @param constants in declaration order
 */
public record EnumDeclaration(TypeElement type, List<Constant> constants) {

  /**
   * A constant of an enum.
   *
   * @param name the Java name
   * @param symbol the Avro name, the Java name unless an annotation gives another
   * @param origin the annotation's attribute that names it, else the constant
   */
  public record Constant(String name, String symbol, ElementOrigin origin) {}

  /** Copies the constants. */
  public EnumDeclaration {
    constants = List.copyOf(constants);
  }

  /** Reads an enum. */
  public static EnumDeclaration of(TypeElement type) {
    requireDistinct(constantsOf(type));
    return new EnumDeclaration(
        type, constantsOf(type).stream().map(EnumDeclaration::constant).toList());
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
    return attribute("doc").or(() -> markers().find(AvroDoc.class).flatMap(m -> m.text("value")));
  }

  /** Returns the symbol that replaces unknown ones. */
  public Optional<String> defaultSymbol() {
    return attribute("defaultSymbol");
  }

  /**
   * Returns the position of an attribute of {@code @AvroEnum}, or of the enum if the attribute is
   * absent.
   */
  public ElementOrigin origin(String attribute) {
    return markers()
        .find(AvroEnum.class)
        .map(marker -> marker.origin(attribute))
        .orElseGet(() -> ElementOrigin.of(type));
  }

  /** Returns whether expressions cannot name it, because a sibling field has the same name. */
  public boolean isObscured() {
    return FieldNames.obscure(type);
  }

  private Optional<String> attribute(String name) {
    return markers().find(AvroEnum.class).flatMap(marker -> marker.text(name));
  }

  private static List<Element> constantsOf(TypeElement type) {
    return type.getEnclosedElements().stream()
        .filter(member -> member.getKind() == ElementKind.ENUM_CONSTANT)
        .<Element>map(member -> member)
        .toList();
  }

  private static void requireDistinct(List<Element> constants) {
    if (constants.stream().map(Element::getSimpleName).distinct().count() < constants.size()) {
      throw new RefusedType("the constants of an enum");
    }
  }

  /** Apache's {@code @AvroName} does not count: its own reflection reads it on fields only. */
  private static Constant constant(Element constant) {
    String name = constant.getSimpleName().toString();
    Optional<Marker> given =
        AnnotationReader.find(constant, AvroName.class.getCanonicalName())
            .map(mirror -> new Marker(mirror, constant));
    return new Constant(
        name,
        given.flatMap(marker -> marker.text("value")).orElse(name),
        given.map(marker -> marker.origin("value")).orElseGet(() -> ElementOrigin.of(constant)));
  }
}
