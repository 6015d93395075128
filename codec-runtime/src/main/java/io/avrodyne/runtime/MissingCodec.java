package io.avrodyne.runtime;

import java.lang.reflect.Modifier;

/** The messages about classes whose codec cannot be found: what is the case, and what to do. */
final class MissingCodec {

  private static final String SETUP =
      " and put codec-processor on the annotation processor path of the module that compiles it"
          + " (Maven: annotationProcessorPaths, Gradle: annotationProcessor). Since JDK 23 a"
          + " processor on the class path alone does not run.";

  private MissingCodec() {}

  /** Returns the message about a class without a codec of the given name. */
  static String of(Class<?> type, String codec) {
    if (type.isPrimitive()) {
      return type == void.class
          ? "void has no codec."
          : listed(type, "a primitive", "List the codec of its box, as in AvroCodec<Integer>,");
    }
    if (type.isArray()) {
      return listed(type, "an array");
    }
    if (isEnum(type)) {
      return listed(type, "an enum");
    }
    if (isUnnamable(type)) {
      return local(type, "@AvroRecord");
    }
    if (type.getTypeParameters().length > 0) {
      return listed(
          type,
          "generic",
          "Use an instantiation as a field, or list it, as in AvroCodec<"
              + type.getSimpleName()
              + "<Order>>,");
    }
    if (isOfJdk(type)) {
      return listed(type, "a class of the JDK");
    }
    return isPrivate(type)
        ? type.getTypeName()
            + " has no codec: it is private or nested in a private class. A codec is another class"
            + " of the same package. Make it package-private, and annotate it with @AvroRecord."
        : ofOwn(type, codec);
  }

  private static String ofOwn(Class<?> type, String codec) {
    if (type.isSealed()) {
      return type.getName()
          + " has no codec: it is sealed, and "
          + codec
          + " does not exist. Annotate it with @AvroUnion and its subclasses with @AvroRecord,"
          + SETUP;
    }
    if (type.isInterface() || Modifier.isAbstract(type.getModifiers())) {
      return type.getName()
          + " has no codec: it is "
          + (type.isInterface() ? "an interface" : "abstract")
          + ", and "
          + codec
          + " does not exist. Make it sealed and annotate it with @AvroUnion, or use the codecs of its"
          + " subclasses. If it lists codecs with @AvroCodecs, use Codecs.implementation.";
    }
    return type.getName()
        + " has no codec: "
        + codec
        + " does not exist. Annotate the type with @AvroRecord"
        + SETUP;
  }

  /** Returns the message about an interface without an implementation of the given name. */
  static String ofListing(Class<?> type, String implementation) {
    if (!type.isInterface()) {
      return type.getTypeName()
          + " has no implementation: it is not an interface. Pass an interface with @AvroCodecs; the"
          + " codec of a class is found by Codecs.of.";
    }
    return isUnnamable(type)
        ? local(type, "@AvroCodecs")
        : type.getName()
            + " has no implementation: "
            + implementation
            + " does not exist. Annotate the interface with @AvroCodecs"
            + SETUP;
  }

  /** Returns the message about a generated class that its module hides. */
  static String notExported(Class<?> generated) {
    String reader =
        Codecs.class.getModule().isNamed() ? " to " + Codecs.class.getModule().getName() : "";
    return generated.getName()
        + " is hidden: the module "
        + generated.getModule().getName()
        + " does not export the package "
        + generated.getPackageName()
        + reader
        + ". Export it, or use "
        + generated.getSimpleName()
        + ".INSTANCE within the module.";
  }

  private static String listed(Class<?> type, String kind) {
    return listed(type, kind, "List its codec, AvroCodec<" + type.getSimpleName() + ">,");
  }

  private static String listed(Class<?> type, String kind, String list) {
    return type.getTypeName()
        + " has no codec of its own: it is "
        + kind
        + ". "
        + list
        + " in an interface with @AvroCodecs.";
  }

  private static String local(Class<?> type, String annotation) {
    return type.getName()
        + " has no codec: it is a local or anonymous class, which generated code cannot name."
        + " Declare it in a class or in a file of its own, and annotate it with "
        + annotation
        + ".";
  }

  /** A constant with a body has a class of its own. */
  private static boolean isEnum(Class<?> type) {
    return Enum.class.isAssignableFrom(type) && type != Enum.class;
  }

  private static boolean isUnnamable(Class<?> type) {
    for (Class<?> each = type; each != null; each = each.getEnclosingClass()) {
      if (each.isLocalClass() || each.isAnonymousClass() || each.isHidden()) {
        return true;
      }
    }
    return false;
  }

  private static boolean isPrivate(Class<?> type) {
    for (Class<?> each = type; each != null; each = each.getEnclosingClass()) {
      if (Modifier.isPrivate(each.getModifiers())) {
        return true;
      }
    }
    return false;
  }

  private static boolean isOfJdk(Class<?> type) {
    return type.getClassLoader() == null
        || type.getClassLoader() == ClassLoader.getPlatformClassLoader();
  }
}
