package io.avrodyne.processor.discover;

import io.avrodyne.api.AvroIgnore;
import io.avrodyne.api.AvroName;
import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Reads annotated classes and records. */
public final class TypeScanner {

  private final Elements elements;
  private final Types types;

  /** Creates one for a round. */
  public TypeScanner(Elements elements, Types types) {
    this.elements = elements;
    this.types = types;
  }

  /** Reads a type that carries {@code @AvroRecord}. */
  public TypeDeclaration scan(TypeElement type) {
    Settings settings =
        Settings.of(AnnotationReader.find(type, Settings.annotationName()).orElseThrow());
    List<Problem> problems = KindCheck.problemsOf(type);
    if (!problems.isEmpty()) {
      return new TypeDeclaration(type, settings, List.of(), false, problems);
    }
    return type.getKind() == ElementKind.RECORD
        ? scanRecord(type, settings)
        : scanClass(type, settings);
  }

  private TypeDeclaration scanRecord(TypeElement type, Settings settings) {
    List<PropertyDeclaration> properties = new ArrayList<>();
    List<Problem> problems = new ArrayList<>();
    for (RecordComponentElement component : type.getRecordComponents()) {
      VariableElement field = fieldOf(type, component);
      String subject = subject(type, component);
      if (isIgnored(field)) {
        problems.add(AccessProblem.ignoredComponent(subject, field));
      }
      properties.add(
          new PropertyDeclaration(
              component.getSimpleName().toString(),
              subject,
              avroName(component),
              component.asType(),
              isNullable(component, component.asType())
                  || isNullable(field, component.asType())
                  || isNullable(component.getAccessor(), component.asType()),
              new Accessor(component.getSimpleName().toString(), true),
              null,
              ElementOrigin.of(field)));
    }
    return new TypeDeclaration(type, settings, properties, true, problems);
  }

  /**
   * The private field of a component has a line in the source, which javac does not give the
   * component itself.
   */
  private static VariableElement fieldOf(TypeElement type, RecordComponentElement component) {
    return ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
        .filter(field -> field.getSimpleName().equals(component.getSimpleName()))
        .findFirst()
        .orElseThrow();
  }

  private TypeDeclaration scanClass(TypeElement type, Settings settings) {
    Members members = new Members(type, elements, types);
    List<PropertyDeclaration> properties = new ArrayList<>();
    List<Problem> problems = new ArrayList<>();
    if (members.emptyConstructor().isEmpty()) {
      problems.add(
          new Problem(
              Code.NO_CONSTRUCTOR,
              type.getSimpleName()
                  + " has no constructor without parameters that its package can call.",
              "Decoding creates the object before it sets the fields.",
              "Add one, package-private is enough, or make the type a record.",
              ElementOrigin.of(type)));
    }
    for (VariableElement field : fieldsInheritedFirst(type)) {
      scanField(type, field, members, properties, problems);
    }
    return new TypeDeclaration(type, settings, properties, false, problems);
  }

  private void scanField(
      TypeElement type,
      VariableElement field,
      Members members,
      List<PropertyDeclaration> properties,
      List<Problem> problems) {
    if (members.isHidden(field)) {
      problems.add(AccessProblem.hidden(subject(type, field), field));
      return;
    }
    TypeMirror fieldType = members.typeOf(field);
    Optional<Accessor> reader = members.reader(field, fieldType);
    Optional<Accessor> writer = members.writer(field, fieldType);
    String subject = subject(type, field);
    if (reader.isEmpty()) {
      problems.add(AccessProblem.notReadable(subject, field));
    }
    if (writer.isEmpty()) {
      problems.add(AccessProblem.notWritable(subject, field));
    }
    if (reader.isPresent() && writer.isPresent()) {
      properties.add(
          new PropertyDeclaration(
              field.getSimpleName().toString(),
              subject,
              avroName(field),
              fieldType,
              isNullable(field, fieldType),
              reader.get(),
              writer.get(),
              ElementOrigin.of(field)));
    }
  }

  private List<VariableElement> fieldsInheritedFirst(TypeElement type) {
    List<VariableElement> fields = new ArrayList<>();
    TypeMirror parent = type.getSuperclass();
    if (parent.getKind() == TypeKind.DECLARED) {
      fields.addAll(fieldsInheritedFirst((TypeElement) ((DeclaredType) parent).asElement()));
    }
    for (VariableElement field : ElementFilter.fieldsIn(type.getEnclosedElements())) {
      if (isProperty(field)) {
        fields.add(field);
      }
    }
    return fields;
  }

  private static boolean isProperty(VariableElement field) {
    return !field.getModifiers().contains(Modifier.STATIC)
        && !field.getModifiers().contains(Modifier.TRANSIENT)
        && !isIgnored(field);
  }

  private static boolean isIgnored(VariableElement field) {
    return AnnotationReader.find(field, AvroIgnore.class.getCanonicalName()).isPresent();
  }

  private static Optional<String> avroName(Element element) {
    return AnnotationReader.find(element, AvroName.class.getCanonicalName())
        .flatMap(mirror -> AnnotationReader.text(mirror, "value"));
  }

  /**
   * Looks at the declaration, at the type as written, and at the type with its variables resolved.
   */
  private static boolean isNullable(Element property, TypeMirror resolved) {
    return AnnotationReader.saysNullable(property.getAnnotationMirrors())
        || AnnotationReader.saysNullable(property.asType().getAnnotationMirrors())
        || AnnotationReader.saysNullable(resolved.getAnnotationMirrors());
  }

  private static String subject(TypeElement type, Element property) {
    return type.getSimpleName() + "." + property.getSimpleName();
  }
}
