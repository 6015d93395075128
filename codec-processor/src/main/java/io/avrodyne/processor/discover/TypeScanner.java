package io.avrodyne.processor.discover;

import io.avrodyne.api.AvroIgnore;
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
import org.jspecify.annotations.Nullable;

/** Reads annotated classes and records. */
public final class TypeScanner {

  private final Elements elements;
  private final Types types;

  /** Creates one for a round. */
  public TypeScanner(Elements elements, Types types) {
    this.elements = elements;
    this.types = types;
  }

  /** Reads a class or record, with the type arguments that it stands with. */
  public TypeDeclaration scan(DeclaredType type, Settings settings) {
    TypeElement element = (TypeElement) type.asElement();
    List<Problem> problems = KindCheck.problemsOf(element);
    if (!problems.isEmpty()) {
      return declaration(type, settings, List.of(), null, problems);
    }
    return element.getKind() == ElementKind.RECORD
        ? scanRecord(type, element, settings)
        : scanClass(type, element, settings);
  }

  private static TypeDeclaration declaration(
      DeclaredType type,
      Settings settings,
      List<PropertyDeclaration> properties,
      @Nullable CreatorDeclaration creator,
      List<Problem> problems) {
    return new TypeDeclaration(
        type, settings, Markers.of(type.asElement()), properties, creator, problems);
  }

  private TypeDeclaration scanRecord(DeclaredType type, TypeElement element, Settings settings) {
    Members members = new Members(type, elements, types);
    List<PropertyDeclaration> properties = new ArrayList<>();
    List<Problem> problems = new ArrayList<>();
    for (RecordComponentElement component : element.getRecordComponents()) {
      VariableElement field = fieldOf(element, component);
      String subject = subject(element, component);
      Markers markers = markersOf(component, field, component.getAccessor());
      if (markers.has(AvroIgnore.class)) {
        problems.add(AccessProblem.ignoredComponent(subject, field));
      }
      TypeMirror resolved = members.typeOf(field);
      properties.add(
          new PropertyDeclaration(
              component.getSimpleName().toString(),
              subject,
              resolved,
              markers.and(resolved, field),
              new Accessor(component.getSimpleName().toString(), true),
              null,
              ElementOrigin.of(field)));
    }
    List<String> parameters = properties.stream().map(PropertyDeclaration::name).toList();
    Invocation constructor = new Invocation(element, Optional.empty());
    return declaration(
        type,
        settings,
        properties,
        new CreatorDeclaration.Arguments(constructor, parameters),
        problems);
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

  private TypeDeclaration scanClass(DeclaredType type, TypeElement element, Settings settings) {
    Members members = new Members(type, elements, types);
    List<PropertyDeclaration> properties = new ArrayList<>();
    List<Problem> problems = new ArrayList<>();
    if (members.emptyConstructor().isEmpty()) {
      problems.add(
          new Problem(
              Code.NO_CONSTRUCTOR,
              element.getSimpleName()
                  + " has no constructor without parameters that its package can call.",
              "Decoding creates the object before it sets the fields.",
              "Add one, package-private is enough, or make the type a record.",
              ElementOrigin.of(element)));
    }
    for (VariableElement field : fieldsInheritedFirst(element)) {
      scanField(element, field, members, properties, problems);
    }
    Invocation constructor = new Invocation(element, Optional.empty());
    return declaration(
        type, settings, properties, new CreatorDeclaration.Setters(constructor), problems);
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
              fieldType,
              markersOf(field).and(fieldType, field),
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

  /** Looks at declarations and at their types as written. */
  private static Markers markersOf(Element first, Element... others) {
    Markers markers = Markers.of(first).and(first.asType(), first);
    for (Element other : others) {
      markers = markers.and(other).and(other.asType(), other);
    }
    return markers;
  }

  private static String subject(TypeElement type, Element property) {
    return type.getSimpleName() + "." + property.getSimpleName();
  }
}
