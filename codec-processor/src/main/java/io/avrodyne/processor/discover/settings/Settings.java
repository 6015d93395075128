package io.avrodyne.processor.discover.settings;

import io.avrodyne.api.Access;
import io.avrodyne.api.AvroCodecs;
import io.avrodyne.api.AvroRecord;
import io.avrodyne.api.AvroUnion;
import io.avrodyne.api.Compatibility;
import io.avrodyne.api.Copies;
import io.avrodyne.api.IgnoredElsewhere;
import io.avrodyne.api.NullOrder;
import io.avrodyne.api.Nullability;
import io.avrodyne.api.Profile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/**
 * The settings of a type: the attributes of its {@code @AvroRecord}, {@code @AvroUnion} or
 * {@code @AvroCodecs}, and for those that are not given, the attributes of the {@code @AvroConfig}
 * that it names, and then those of the project's.
 *
 * @param name empty unless written out
 * @param namespace empty unless written out; "" is Avro's null namespace
 * @param doc empty unless written out
 * @param nullability which fields are nullable
 * @param nullOrder the position of null in their unions
 * @param profile which rules derive the schema
 * @param access which members the codec may use
 * @param ignoredElsewhere what becomes of fields that other libraries ignore
 * @param copies how values are copied
 * @param compatibility what a change must keep readable
 * @param converters those that apply wherever their Java types are used
 * @param imports types of other libraries that become records, the type's own before the configs'
 * @param decimals the form of numbers that have none of their own
 * @param defaultNamespace the rule for a type that names no namespace
 * @param projectNamespace the same for types that have no settings, such as enums
 * @param configs the classes that these settings are from, the nearest first
 */
public record Settings(
    Optional<String> name,
    Optional<String> namespace,
    Optional<String> doc,
    Nullability nullability,
    NullOrder nullOrder,
    Profile profile,
    Access access,
    IgnoredElsewhere ignoredElsewhere,
    Copies copies,
    Compatibility compatibility,
    List<TypeMirror> converters,
    List<TypeMirror> imports,
    DecimalSetting decimals,
    NamespaceRule defaultNamespace,
    NamespaceRule projectNamespace,
    List<ConfigDeclaration> configs) {

  /** Copies the lists. */
  public Settings {
    configs = List.copyOf(configs);
    converters = List.copyOf(converters);
    imports = List.copyOf(imports);
  }

  /**
   * Reads those of an annotated type; the project may have a config.
   *
   * @param namespaces the rule for namespaces without that config
   */
  static Settings of(
      TypeElement type, Optional<ConfigDeclaration> project, NamespaceRule namespaces) {
    Marker own = annotation(type).orElseThrow();
    List<ConfigDeclaration> configs =
        Stream.concat(ConfigDeclaration.of(type, own).stream(), project.stream()).toList();
    List<Marker> sources = new ArrayList<>(List.of(own));
    configs.forEach(config -> sources.add(config.marker()));
    List<TypeMirror> imports = new ArrayList<>(ConfigDeclaration.importsOf(type));
    configs.forEach(config -> imports.addAll(config.imports()));
    boolean reflect = first(sources, "profile", Profile.STANDARD) == Profile.REFLECT;
    return new Settings(
        own.text("name"),
        own.text("namespace"),
        own.text("doc"),
        first(sources, "nullability", Nullability.NON_NULL),
        first(sources, "nullOrder", NullOrder.FIRST),
        first(sources, "profile", Profile.STANDARD),
        first(sources, "access", Access.VISIBLE),
        first(sources, "ignoredElsewhere", IgnoredElsewhere.ERROR),
        first(sources, "copies", Copies.ENCODED),
        first(sources, "compatibility", Compatibility.BACKWARD_TRANSITIVE),
        configs.stream().flatMap(config -> config.converters().stream()).toList(),
        imports,
        DecimalSetting.first(configs),
        reflect ? NamespaceRule.DEFAULT : namespaces.in(namespace(configs)),
        reflect ? NamespaceRule.DEFAULT : namespaces.in(namespace(project.stream().toList())),
        configs);
  }

  private static Optional<String> namespace(List<ConfigDeclaration> configs) {
    return configs.stream()
        .flatMap(config -> config.marker().text("namespace").stream())
        .findFirst();
  }

  /** Returns the settings of a type whose private members the codec does not use. */
  public Settings visible() {
    return new Settings(
        name,
        namespace,
        doc,
        nullability,
        nullOrder,
        profile,
        Access.VISIBLE,
        ignoredElsewhere,
        copies,
        compatibility,
        converters,
        imports,
        decimals,
        defaultNamespace,
        projectNamespace,
        configs);
  }

  /** Finds the annotation that asks for a codec; Apache's do not. */
  static Optional<Marker> annotation(TypeElement type) {
    return AnnotationReader.find(type, AvroRecord.class.getCanonicalName())
        .or(() -> AnnotationReader.find(type, AvroUnion.class.getCanonicalName()))
        .or(() -> AnnotationReader.find(type, AvroCodecs.class.getCanonicalName()))
        .map(mirror -> new Marker(mirror, type));
  }

  private static <E extends Enum<E>> E first(List<Marker> sources, String attribute, E otherwise) {
    return sources.stream()
        .flatMap(source -> source.constant(attribute, otherwise.getDeclaringClass()).stream())
        .findFirst()
        .orElse(otherwise);
  }
}
