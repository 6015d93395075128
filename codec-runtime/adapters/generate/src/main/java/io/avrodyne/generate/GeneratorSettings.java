package io.avrodyne.generate;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The choices of a user about sources.
 *
 * @param inputs folders with {@code .avsc} and {@code .avdl} files, and such files themselves; the
 *     folders, and those of the files, are those of the processor's option {@code avrodyne.schemas}
 * @param style the form of records
 * @param packageName the package of all types; empty if the namespace of each is its package
 * @param nullable the qualified name of the annotation of what may be null; empty for {@code
 *     AvroNullable}
 * @param names Java names by the full name of a type, or that of a field or symbol
 * @param unions names of sealed interfaces by the full name of a field
 * @param converted the folder within one of these folders for the schemas of IDL types, which the
 *     compiler reads
 */
public record GeneratorSettings(
    List<Path> inputs,
    Style style,
    String packageName,
    String nullable,
    Map<String, String> names,
    Map<String, String> unions,
    Optional<Path> converted) {

  /** Copies the collections. */
  public GeneratorSettings {
    inputs = List.copyOf(inputs);
    names = Map.copyOf(names);
    unions = Map.copyOf(unions);
  }

  /** Returns settings for a folder, with records in the packages of their namespaces. */
  public static GeneratorSettings of(Path folder) {
    return new GeneratorSettings(
        List.of(folder), Style.RECORD, "", "", Map.of(), Map.of(), Optional.empty());
  }

  /** Returns settings with another form of records. */
  public GeneratorSettings withStyle(Style other) {
    return new GeneratorSettings(inputs, other, packageName, nullable, names, unions, converted);
  }

  /** Returns settings with one package for all types. */
  public GeneratorSettings withPackage(String name) {
    return new GeneratorSettings(inputs, style, name, nullable, names, unions, converted);
  }

  /** Returns settings with another annotation of what may be null. */
  public GeneratorSettings withNullable(String annotation) {
    return new GeneratorSettings(inputs, style, packageName, annotation, names, unions, converted);
  }

  /** Returns settings with Java names. */
  public GeneratorSettings withNames(Map<String, String> others) {
    return new GeneratorSettings(inputs, style, packageName, nullable, others, unions, converted);
  }
}
