package io.avrodyne.processor.bind;

import io.avrodyne.api.AvroNullableItems;
import io.avrodyne.api.AvroRecord;
import io.avrodyne.processor.discover.KindCheck;
import io.avrodyne.processor.discover.TypeScanner;
import io.avrodyne.processor.discover.member.Visibility;
import io.avrodyne.processor.discover.settings.Markers;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/**
 * The table that decides which Java type becomes which Avro type: the first binding that recognizes
 * a type wins.
 */
final class TypeTable {

  private final List<Binding> bindings;

  /** The nesting depth of the type that is being bound. */
  private int depth;

  /** Creates the table; {@code records} knows which classes have codecs. */
  TypeTable(KnownRecords records, Converters converters, TypeScanner scanner, Types types) {
    bindings =
        List.of(
            new ConverterBinding(converters),
            new SpecificBinding(),
            new ReflectBinding(),
            new PrimitiveBinding(),
            new NarrowIntegerBinding(),
            new StringBinding(),
            new CharSequenceBinding(),
            new TextFormBinding(),
            new CharsetBinding(),
            new BytesBinding(),
            new ByteBufferBinding(),
            new UuidBinding(),
            new TimestampBinding(),
            new TimeOfDayBinding(),
            new LocalDateBinding(),
            new AvroDurationBinding(),
            new RequestedTextBinding(),
            new SqlTimeBinding(),
            new AtomicBinding(),
            new UnrequestedBinding(),
            new DecimalBinding(),
            new StringableBinding(),
            new NullBinding(),
            new OptionalBinding(),
            new CollectionBinding(),
            new MapBinding(),
            new PrimitiveArrayBinding(new ArrayBinding()),
            new ArrayBinding(),
            // An annotation at the use of a type takes precedence over the type's own mapping.
            new UnionBinding(types),
            new EnumBinding(),
            new ValueBinding(scanner),
            new RecordBinding(records));
  }

  /** Returns the rows of the mapping table. */
  List<Mapping> mappings() {
    return bindings.stream().flatMap(binding -> binding.mappings().stream()).toList();
  }

  /** Returns the shape of a type. */
  ValuePlan bind(TypeMirror type, BindingContext context) throws Unbindable {
    if (depth > TypeExtent.MAX_DEPTH || TypeExtent.of(type).isTooLarge()) {
      throw Unbindable.because(EndlessTypes.nesting(context));
    }
    depth++;
    try {
      return bindHere(type, context, bindings);
    } finally {
      depth--;
    }
  }

  /** Returns the shape that a type would have without one of the bindings. */
  ValuePlan bindWithout(Binding binding, TypeMirror type, BindingContext context)
      throws Unbindable {
    return bindHere(type, context, bindings.stream().filter(other -> other != binding).toList());
  }

  private ValuePlan bindHere(TypeMirror type, BindingContext context, List<Binding> bindings)
      throws Unbindable {
    if (type.getKind() == TypeKind.ERROR || type.getKind() == TypeKind.VOID) {
      // Another processor may still generate a missing type; otherwise the compiler reports it, as
      // it does a value without a type.
      throw Unbindable.becauseOfAnother();
    }
    requireVisible(type, context);
    for (Binding binding : bindings) {
      Optional<ValuePlan> plan = binding.bind(type, context, this);
      if (plan.isPresent()) {
        return plan.get();
      }
    }
    throw Unbindable.because(UnknownTypes.problem(type, context));
  }

  /**
   * Returns the shape of an item or value, which the annotation of its property may make nullable.
   */
  ValuePlan bindItem(TypeMirror type, BindingContext context) throws Unbindable {
    return bindItem(type, context, false);
  }

  /**
   * Returns the shape of an item or value of a container.
   *
   * @param rejectsNull whether the container rejects null; an annotation that an outer container
   *     has used is ignored then
   */
  ValuePlan bindItem(TypeMirror type, BindingContext context, boolean rejectsNull)
      throws Unbindable {
    boolean ignored =
        rejectsNull
            && context.find(AvroNullableItems.class).filter(context::isConsumed).isPresent();
    boolean marked =
        !ignored
            && !type.getKind().isPrimitive()
            && context.consume(AvroNullableItems.class).isPresent();
    Markers own = context.inside(type);
    return marked && !own.saysNullable() && !own.saysNonNull()
        ? NullableTypes.marked(bindWithin(type, context), type, context)
        : bindElement(type, context);
  }

  /** Returns the shape of a part of another type, which an annotation may make nullable. */
  ValuePlan bindElement(TypeMirror type, BindingContext context) throws Unbindable {
    ValuePlan plan = bindWithin(type, context);
    return context.inside(type).saysNullable() ? NullableTypes.marked(plan, type, context) : plan;
  }

  /** Returns the shape of a part of another type. */
  ValuePlan bindWithin(TypeMirror type, BindingContext context) throws Unbindable {
    BindingContext inner = context.within(type);
    ValuePlan plan = bind(type, inner);
    MisplacedCheck.requireConsumed(type, inner);
    return plan;
  }

  /** Generated code refers to a type and to its type arguments. */
  private static void requireVisible(TypeMirror type, BindingContext context) throws Unbindable {
    String home = context.owner().locals().codec().packageName();
    Optional<TypeElement> hidden = Visibility.findHidden(type, home);
    if (hidden.isPresent()) {
      TypeElement found = hidden.get();
      if (KindCheck.isHidden(found) && Markers.of(found).has(AvroRecord.class)) {
        // The problem is reported at the class.
        throw Unbindable.becauseOfAnother();
      }
      throw Unbindable.because(UnknownTypes.hidden(type, found, home, context));
    }
  }
}
