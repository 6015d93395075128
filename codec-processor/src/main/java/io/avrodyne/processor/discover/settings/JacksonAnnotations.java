package io.avrodyne.processor.discover.settings;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The annotations of Jackson, recognized by name, because Jackson need not be on the class path.
 */
public final class JacksonAnnotations {

  /** The annotations that give a property its name in JSON. */
  private static final Set<String> NAMING =
      Stream.of("JsonProperty", "JsonGetter", "JsonSetter")
          .flatMap(name -> Stream.of(names(name)))
          .collect(Collectors.toUnmodifiableSet());

  private JacksonAnnotations() {}

  /** Returns the qualified names of an annotation, in the versions since 2 and before. */
  public static String[] names(String name) {
    return new String[] {
      "com.fasterxml.jackson.annotation." + name, "org.codehaus.jackson.annotate." + name
    };
  }

  /** Returns whether an annotation gives a property its name in JSON. */
  public static boolean isNaming(String annotation) {
    return NAMING.contains(annotation);
  }
}
