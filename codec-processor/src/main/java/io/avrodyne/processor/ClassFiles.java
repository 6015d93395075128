package io.avrodyne.processor;

import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.tools.StandardLocation;
import org.jspecify.annotations.Nullable;

/** The class files of types for which javac drops the annotations on types of members. */
record ClassFiles(ProcessingEnvironment environment, @Nullable Trees trees) {

  private static final List<StandardLocation> LOCATIONS =
      List.of(StandardLocation.CLASS_PATH, StandardLocation.MODULE_PATH);

  /** From this version on, javac reads the annotations. */
  private static final int COMPLETE = 22;

  /** Finds the class file of a type without source. */
  Optional<byte[]> find(TypeElement type) {
    Elements elements = environment.getElementUtils();
    if (!isJavac(elements)
        || Runtime.version().feature() >= COMPLETE
        || (trees != null && trees.getTree(type) != null)) {
      return Optional.empty();
    }
    String place = elements.getPackageOf(type).getQualifiedName().toString();
    String name = elements.getBinaryName(type).toString();
    String file = name.substring(place.isEmpty() ? 0 : place.length() + 1) + ".class";
    String module = elements.getModuleOf(type) + "/";
    return LOCATIONS.stream()
        .map(each -> read(each, each.isModuleOrientedLocation() ? module + place : place, file))
        .flatMap(Optional::stream)
        .findFirst();
  }

  /** Build tools may wrap the environment, but not its elements. */
  private static boolean isJavac(Elements elements) {
    return elements.getClass().getName().startsWith("com.sun.tools.javac.");
  }

  private Optional<byte[]> read(StandardLocation location, String place, String file) {
    try (InputStream in =
        environment.getFiler().getResource(location, place, file).openInputStream()) {
      return Optional.of(in.readAllBytes());
    } catch (IOException | IllegalArgumentException | NullPointerException e) {
      // The last is what javac throws for the classes of a module of the JDK.
      return Optional.empty();
    }
  }
}
