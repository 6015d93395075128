package io.avrodyne.processor.bind;

import com.palantir.javapoet.TypeName;
import io.avrodyne.api.AvroUnion;
import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.UnionDeclaration;
import io.avrodyne.processor.discover.settings.ElementOrigin;
import io.avrodyne.processor.discover.settings.Marker;
import io.avrodyne.processor.discover.settings.Markers;
import io.avrodyne.processor.plan.Choice;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.PrimitiveType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/** The mapping of sealed types, and of types whose branches an annotation lists, to unions. */
final class UnionBinding implements Binding {

  private final Types types;

  /** The unions being bound: wrappers are opened, so a union within itself would never end. */
  private final Set<String> open = new HashSet<>();

  /** A cache, because each branch is compared with all others. */
  private final Map<String, List<Integer>> ranks = new HashMap<>();

  UnionBinding(Types types) {
    this.types = types;
  }

  @Override
  public Optional<ValuePlan> bind(TypeMirror type, BindingContext context, TypeTable table)
      throws Unbindable {
    if (type.getKind() != TypeKind.DECLARED) {
      return Optional.empty();
    }
    TypeElement element = JavaTypeNames.elementOf(type);
    List<TypeMirror> listed = listed(element, context);
    if (listed.isEmpty() && !UnionDeclaration.isUnion(element)) {
      return Optional.empty();
    }
    List<TypeMirror> branches = UnionDeclaration.branches(type, listed, types);
    TypeName name = JavaTypeNames.plain(type);
    if (branches.isEmpty()) {
      throw Unbindable.because(EndlessTypes.branches(name, context));
    }
    if (listed.isEmpty() && !UnionDeclaration.isAbstract(element)) {
      throw Unbindable.because(concrete(name, context));
    }
    String key = name + " of " + branches;
    if (!open.add(key)) {
      throw Unbindable.because(EndlessTypes.union(name, context));
    }
    InstantiationPath before = context.owner().locals().enter(context, type);
    try {
      return Optional.of(
          new Choice(
              name,
              TypeLabels.of(context.use(type)),
              bindAll(branches, key, type, context, table)));
    } finally {
      context.owner().locals().leave(before);
      open.remove(key);
    }
  }

  @Override
  public List<Mapping> mappings() {
    return List.of(
        new Mapping(
            "a sealed type, or one whose branches `@AvroUnion` lists, on the type or where it is used",
            "union of the permitted types, those of sealed ones in their place, each once",
            "@AvroUnion({Integer.class, String.class}) Object",
            "[\"int\",\"string\"]"));
  }

  /** An annotation where the type is used takes precedence over one where it is declared. */
  private static List<TypeMirror> listed(TypeElement element, BindingContext context) {
    List<TypeMirror> here =
        context.consume(AvroUnion.class).map(UnionBinding::branches).orElse(List.of());
    return here.isEmpty() && UnionDeclaration.isUnion(element)
        ? Markers.of(element).find(AvroUnion.class).map(UnionBinding::branches).orElse(here)
        : here;
  }

  private static List<TypeMirror> branches(Marker marker) {
    return marker.types("value");
  }

  private List<Choice.Branch> bindAll(
      List<TypeMirror> branches,
      String key,
      TypeMirror type,
      BindingContext context,
      TypeTable table)
      throws Unbindable {
    List<TypeMirror> erased = new ArrayList<>();
    for (TypeMirror branch : branches) {
      erased.add(types.erasure(boxed(branch)));
    }
    List<Integer> rank = ranks.computeIfAbsent(key, any -> ranks(erased));
    List<Choice.Branch> plans = new ArrayList<>();
    for (int i = 0; i < branches.size(); i++) {
      TypeMirror branch = boxed(branches.get(i));
      boolean none = JavaTypeNames.is(branch, Void.class);
      if (!none && !isSubtype(branch, type)) {
        throw Unbindable.because(stranger(type, branch, context));
      }
      ValuePlan plan = bound(branch, type, context, table);
      TypeName test = JavaTypeNames.unbounded(JavaTypeNames.plain(branch));
      plans.add(new Choice.Branch(plan, test, rank.get(i)));
    }
    return plans;
  }

  /** The type arguments of a branch follow from those of the union, or are rejected later. */
  private boolean isSubtype(TypeMirror branch, TypeMirror union) {
    boolean generic =
        branch instanceof DeclaredType declared && !declared.getTypeArguments().isEmpty();
    return generic
        ? types.isAssignable(types.erasure(branch), types.erasure(union))
        : types.isAssignable(branch, union);
  }

  /** A branch that is not annotated is not a problem of the field that has the union. */
  private static ValuePlan bound(
      TypeMirror branch, TypeMirror union, BindingContext context, TypeTable table)
      throws Unbindable {
    try {
      return table.bind(branch, context.with(Markers.NONE));
    } catch (Unbindable e) {
      throw e.problem().filter(each -> each.code() == Code.NOT_ANNOTATED).isPresent()
          ? Unbindable.because(UnknownTypes.branch(union, branch, origin(branch, union, context)))
          : e;
    }
  }

  /** A branch is in the source where an annotation lists it, or where it is declared. */
  private static ElementOrigin origin(TypeMirror branch, TypeMirror union, BindingContext context) {
    return context
        .find(AvroUnion.class)
        .or(() -> Markers.of(JavaTypeNames.elementOf(union)).find(AvroUnion.class))
        .filter(marker -> !branches(marker).isEmpty())
        .map(marker -> marker.origin("value"))
        .orElseGet(() -> ElementOrigin.of(JavaTypeNames.elementOf(branch)));
  }

  private TypeMirror boxed(TypeMirror type) {
    return type.getKind().isPrimitive() ? types.boxedClass((PrimitiveType) type).asType() : type;
  }

  private List<Integer> ranks(List<TypeMirror> erased) {
    return IntStream.range(0, erased.size()).mapToObj(index -> rank(erased, index)).toList();
  }

  /** The more branches are supertypes of a class, the earlier the class is tested. */
  private int rank(List<TypeMirror> erased, int index) {
    int supertypes = 0;
    for (TypeMirror other : erased) {
      if (types.isSubtype(erased.get(index), other)) {
        supertypes++;
      }
    }
    return -supertypes;
  }

  private static Problem concrete(TypeName type, BindingContext context) {
    return new Problem(
        Code.UNION,
        context.subject() + " is " + type + ", a sealed class that is not abstract.",
        "An object of the class itself has no branch.",
        "Make the class abstract, or annotate it with @AvroRecord instead of @AvroUnion.",
        context.origin());
  }

  private static Problem stranger(TypeMirror type, TypeMirror branch, BindingContext context) {
    return new Problem(
        Code.UNION,
        context.subject()
            + " lists the branch "
            + JavaTypeNames.plain(branch)
            + ", which is not a subtype of "
            + JavaTypeNames.plain(type)
            + ".",
        "Each branch of a union must be a subtype of its Java type.",
        "Remove the branch from @AvroUnion, or make it a subtype.",
        context.origin());
  }
}
