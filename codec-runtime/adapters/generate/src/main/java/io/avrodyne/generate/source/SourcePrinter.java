package io.avrodyne.generate.source;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import io.avrodyne.generate.shape.TypeShape;
import io.avrodyne.generate.shape.TypeShape.EnumShape;
import io.avrodyne.generate.shape.TypeShape.RecordShape;
import io.avrodyne.generate.shape.TypeShape.UnionShape;
import io.avrodyne.generate.shape.TypeShape.Wrapper;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/** The printer of types as source files. */
public final class SourcePrinter {

  private static final Set<String> LANGUAGE =
      Set.of(
          "Boolean", "Character", "Double", "Float", "Integer", "Long", "Object", "String", "Void");

  /** Lines of imports and documentation. */
  private static final Pattern OTHER_LINE = Pattern.compile("import |package | *\\*");

  private static final Pattern STRING = Pattern.compile("\"(\\\\.|[^\"\\\\])*\"");

  /** Packages with types that have the names of those that are imported without saying so. */
  private final Set<String> obscured = new HashSet<>();

  /** A package before the name of a type, which another type of that name requires. */
  private final Pattern qualified;

  private SourcePrinter(List<TypeShape> shapes) {
    shapes.stream()
        .map(TypeShape::name)
        .filter(name -> LANGUAGE.contains(name.simpleName()))
        .forEach(name -> obscured.add(name.packageName()));
    String packages =
        shapes.stream()
            .map(shape -> Pattern.quote(shape.name().packageName()))
            .distinct()
            .collect(Collectors.joining("|"));
    qualified = Pattern.compile("(?<![\\w.])(?!this\\.)([a-z_]\\w*|" + packages + ")\\.\\w");
  }

  /** Returns the texts of types by the paths of their files. */
  public static Map<String, String> print(List<TypeShape> shapes) {
    SourcePrinter printer = new SourcePrinter(shapes);
    Map<String, String> sources = new TreeMap<>();
    for (TypeShape shape : shapes) {
      sources.put(path(shape.name()), printer.text(shape));
    }
    return sources;
  }

  private static String path(ClassName name) {
    return (name.packageName() + "." + name.simpleName()).replace('.', '/') + ".java";
  }

  private String text(TypeShape shape) {
    String text = text(shape, Placement.DECLARATION);
    return SourceLayout.of(hasQualifiedNames(text) ? text(shape, Placement.TYPE) : text);
  }

  private boolean hasQualifiedNames(String text) {
    return text.lines()
        .filter(line -> !OTHER_LINE.matcher(line).lookingAt())
        .map(line -> STRING.matcher(line).replaceAll(""))
        .anyMatch(line -> qualified.matcher(line).find());
  }

  private String text(TypeShape shape, Placement placement) {
    String packageName = shape.name().packageName();
    return JavaFile.builder(packageName, type(shape, placement))
        .skipJavaLangImports(!obscured.contains(packageName))
        .build()
        .toString();
  }

  private static TypeSpec type(TypeShape shape, Placement placement) {
    if (shape instanceof RecordShape record) {
      return record.bean() ? BeanSource.of(record, placement) : RecordSource.of(record, placement);
    }
    if (shape instanceof EnumShape symbols) {
      return symbols(symbols);
    }
    if (shape instanceof UnionShape union) {
      return TypeSpec.interfaceBuilder(union.name())
          .addModifiers(Modifier.PUBLIC, Modifier.SEALED)
          .addPermittedSubclasses(union.permitted())
          .build();
    }
    return RecordSource.of((Wrapper) shape, placement);
  }

  private static TypeSpec symbols(EnumShape shape) {
    TypeSpec.Builder type =
        TypeSpec.enumBuilder(shape.name())
            .addModifiers(Modifier.PUBLIC)
            .addAnnotations(shape.annotations())
            .addSuperinterfaces(shape.interfaces());
    if (!shape.doc().isEmpty()) {
      type.addJavadoc("$L", JavadocText.of(shape.doc()));
    }
    for (TypeShape.Constant constant : shape.constants()) {
      List<AnnotationSpec> annotations = constant.annotations();
      type.addEnumConstant(
          constant.name(), TypeSpec.anonymousClassBuilder("").addAnnotations(annotations).build());
    }
    return type.build();
  }
}
