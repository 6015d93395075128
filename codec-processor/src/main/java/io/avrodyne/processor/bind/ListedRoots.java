package io.avrodyne.processor.bind;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.avrodyne.api.Compatibility;
import io.avrodyne.api.Copies;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.CodecsDeclaration;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.Request;
import io.avrodyne.processor.plan.Symbols;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.type.TypeKind;

/**
 * The codecs that are generated for an interface, because no type has them. A record that several
 * of them contain is bound once.
 */
final class ListedRoots {

  private final Owner owner;
  private final LocalRecordBinder localBinder;
  private final Map<ValuePlan, Root> roots = new LinkedHashMap<>();
  private final Map<ClassName, RecordPlan> records = new LinkedHashMap<>();

  ListedRoots(Owner owner, LocalRecordBinder localBinder) {
    this.owner = owner;
    this.localBinder = localBinder;
  }

  /**
   * Adds the codec of a type, unless there is one already, and returns its class.
   *
   * @param problems receives the reasons if it cannot be added
   */
  Optional<ClassName> add(
      CodecsDeclaration.Listed listed, ValuePlan shape, Request request, List<Problem> problems) {
    Root known = roots.get(shape);
    if (known != null) {
      return Optional.of(known.codec());
    }
    ClassName codec =
        shape instanceof ValuePlan.Nested nested
            ? nested.codec()
            : owner.locals().classOf(listed.method());
    List<RecordPlan> bound = new ArrayList<>();
    if (!localBinder.bindAll(owner, bound, problems)) {
      return Optional.empty();
    }
    bound.forEach(record -> records.put(record.codec(), record));
    TypeName type = JavaTypeNames.plain(listed.type());
    List<ClassName> first = bound.stream().map(RecordPlan::codec).toList();
    roots.put(shape, new Root(type, codec, request, shape, first, compatibility(listed)));
    return Optional.of(codec);
  }

  /** A generic class may have settings of its own. */
  private Compatibility compatibility(CodecsDeclaration.Listed listed) {
    return listed.type().getKind() == TypeKind.DECLARED
        ? localBinder.settingsOf(JavaTypeNames.elementOf(listed.type()), owner).compatibility()
        : owner.settings().compatibility();
  }

  /** Returns the plans. A record that is listed itself is the main one of its own codec. */
  List<CodecPlan> codecs() {
    List<ClassName> mains = roots.values().stream().map(Root::codec).toList();
    return roots.values().stream().map(root -> plan(root, mains)).toList();
  }

  private CodecPlan plan(Root root, List<ClassName> mains) {
    List<RecordPlan> own = new ArrayList<>();
    Optional<RecordPlan> main = Optional.ofNullable(records.get(root.codec()));
    main.ifPresent(own::add);
    root.first().stream()
        .filter(codec -> !mains.contains(codec))
        .map(records::get)
        .forEach(own::add);
    return new CodecPlan(
        root.type(),
        root.codec(),
        root.request(),
        main.map(RecordPlan::fullname).or(() -> nameOf(root.shape())),
        root.shape(),
        own,
        root.compatibility(),
        List.of(),
        owner.locals().shapers(),
        owner.settings().copies() == Copies.GENERATED);
  }

  /** Returns the name of a type that no other codec is for. */
  private static Optional<String> nameOf(ValuePlan shape) {
    if (shape instanceof Symbols symbols) {
      return Optional.of(symbols.name().fullname());
    }
    if (shape instanceof ValuePlan.Fixed fixed) {
      return Optional.of(fixed.name().fullname());
    }
    return shape instanceof Converted converted ? nameOf(converted.base()) : Optional.empty();
  }

  /**
   * A codec to be generated.
   *
   * @param first the records that came up with it first
   */
  private record Root(
      TypeName type,
      ClassName codec,
      Request request,
      ValuePlan shape,
      List<ClassName> first,
      Compatibility compatibility) {}
}
