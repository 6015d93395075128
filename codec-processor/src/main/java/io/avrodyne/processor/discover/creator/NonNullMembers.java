package io.avrodyne.processor.discover.creator;

import io.avrodyne.processor.discover.member.Accessor;
import io.avrodyne.processor.discover.member.Members;
import io.avrodyne.processor.discover.member.PropertyDraft;
import io.avrodyne.processor.discover.settings.AnnotationReader;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/**
 * A finder of the members that read and write a property and that cannot pass null on: primitives
 * in place of boxes, collections that are filled, and what other tools generate with checks.
 */
public final class NonNullMembers {

  private static final Set<String> GENERATORS =
      Set.of(
          "com.google.auto.value.AutoValue",
          "org.immutables.value.Value.Immutable",
          "org.immutables.value.Value.Modifiable");

  private static final String SINGULAR = "lombok.Singular";

  private final Members members;
  private final CreatorChoice choice;

  /** Creates one for a class whose objects are created in the chosen way. */
  public NonNullMembers(Members members, CreatorChoice choice) {
    this.members = members;
    this.choice = choice;
  }

  /** Finds the first such member of a property. */
  public Optional<NonNullMember> of(PropertyDraft property) {
    return property.type().getKind().isPrimitive()
        ? Optional.empty()
        : ofGetter(property)
            .or(() -> ofWriter(property))
            .or(() -> ofParameter(property))
            .or(() -> ofGenerator(property));
  }

  private Optional<NonNullMember> ofGetter(PropertyDraft property) {
    return Optional.ofNullable(property.reader())
        .filter(reader -> reader.type().getKind().isPrimitive())
        .map(
            reader ->
                new NonNullMember(
                    "its getter " + reader.name() + " returns " + reader.type(),
                    "Let " + reader.name() + " return " + simple(property.type())));
  }

  private Optional<NonNullMember> ofWriter(PropertyDraft property) {
    return Optional.ofNullable(choice.writers().get(property.name()))
        .flatMap(writer -> ofWriter(writer, property));
  }

  private Optional<NonNullMember> ofWriter(Accessor writer, PropertyDraft property) {
    if (writer instanceof Accessor.Live) {
      return Optional.of(
          new NonNullMember("it has no setter, so that its collection is filled", "Add a setter"));
    }
    String name = writer.name();
    boolean built = choice.creator() instanceof CreatorDeclaration.Builder;
    String subject = (built ? "the builder's method " : "its setter ") + name;
    if (writer.type().getKind().isPrimitive()) {
      return Optional.of(
          new NonNullMember(
              subject + " takes " + writer.type(),
              "Let " + name + " take " + simple(property.type())));
    }
    return built && adds(writer, property)
        ? Optional.of(
            new NonNullMember(
                subject + " adds what it takes", "Let the builder replace the collection"))
        : Optional.empty();
  }

  /** The methods that Lombok generates for {@code @Singular} throw at null. */
  private static boolean adds(Accessor writer, PropertyDraft property) {
    return writer.name().startsWith("addAll")
        || writer.name().startsWith("putAll")
        || AnnotationReader.find(property.element(), SINGULAR).isPresent();
  }

  private Optional<NonNullMember> ofParameter(PropertyDraft property) {
    return choice
        .parameter(property.name())
        .filter(parameter -> parameter.type().getKind().isPrimitive())
        .map(
            parameter ->
                new NonNullMember(
                    "its creator takes " + parameter.type(),
                    "Let the creator take " + simple(property.type())));
  }

  /** AutoValue and Immutables know annotations by that simple name. */
  private Optional<NonNullMember> ofGenerator(PropertyDraft property) {
    boolean checked =
        property.element().getKind() == ElementKind.METHOD
            && GENERATORS.stream()
                .anyMatch(each -> AnnotationReader.find(members.element(), each).isPresent())
            && property.markers().all().stream()
                .noneMatch(
                    marker -> simple(marker.mirror().getAnnotationType()).equals("Nullable"));
    return checked
        ? Optional.of(
            new NonNullMember(
                "the class that is generated for it rejects null",
                "Add an annotation called Nullable to the accessor"))
        : Optional.empty();
  }

  private static String simple(TypeMirror type) {
    return type instanceof DeclaredType declared
        ? ((TypeElement) declared.asElement()).getSimpleName().toString()
        : type.toString();
  }
}
