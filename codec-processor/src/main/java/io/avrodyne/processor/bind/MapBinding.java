package io.avrodyne.processor.bind;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import io.avrodyne.api.AvroKeys;
import io.avrodyne.processor.bind.NonNullContainers.Part;
import io.avrodyne.processor.discover.settings.Marker;
import io.avrodyne.processor.plan.MapPlan;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * The mapping of maps whose keys are strings, or have a text form that an annotation requests;
 * decoding keeps the order of the entries if the type can.
 */
final class MapBinding implements Binding {

  private final PairMapBinding pairs = new PairMapBinding();

  @Override
  public Optional<ValuePlan> bind(TypeMirror type, BindingContext context, TypeTable table)
      throws Unbindable {
    Optional<Class<?>> implementation = MapTypes.implementation(type);
    if (implementation.isEmpty()) {
      return Optional.empty();
    }
    TypeMirror key = ContainerTypes.distinct(type, context);
    if (key.getKind() == TypeKind.ERROR) {
      throw Unbindable.becauseOfAnother();
    }
    if (JavaTypeNames.is(key, String.class)) {
      MisplacedCheck.requireConsumed(key, context);
      ValuePlan text = new ValuePlan.Text(false);
      return Optional.of(entries(type, implementation.get(), text, text, context, table));
    }
    Marker form =
        context
            .consume(AvroKeys.class)
            .orElseThrow(() -> Unbindable.because(KeyProblems.unrequested(type, key, context)));
    if (isPairs(form)) {
      return pairs.requested(type, form, context, table);
    }
    ValuePlan shape = table.bindElement(key, context);
    ValuePlan text =
        KeyForms.of(shape)
            .orElseThrow(() -> Unbindable.because(KeyProblems.withoutText(type, key, context)));
    Optional<String> twice = KeyForms.repeated(shape);
    if (twice.isPresent()) {
      throw Unbindable.because(KeyProblems.sameText(type, key, twice.get(), context));
    }
    NaturalOrder.require(implementation.get(), type, key, shape, context);
    return Optional.of(entries(type, implementation.get(), shape, text, context, table));
  }

  @Override
  public List<Mapping> mappings() {
    return List.of(
        new Mapping(
            "`Map<String, V>`, its sorted and concurrent variants, and the usual implementations in the JDK",
            "`map`; reading a `Map` keeps the order of the data",
            "java.util.Map<String, Integer>",
            "{\"type\":\"map\",\"values\":\"int\"}"),
        new Mapping(
            "a map with other keys",
            "as asked for: `@AvroKeys(TEXT)` `map`, `@AvroKeys(PAIRS)` `array` of records",
            "java.util.@io.avrodyne.api.AvroKeys(io.avrodyne.api.AvroKeys.Form.TEXT) Map<Long, Integer>",
            "{\"type\":\"map\",\"values\":\"int\"}"));
  }

  static boolean isPairs(Marker form) {
    return form.constant("value", AvroKeys.Form.class).equals(Optional.of(AvroKeys.Form.PAIRS));
  }

  /**
   * Returns the shape of a map.
   *
   * @param key the shape of the keys as values
   * @param text the same as a string
   */
  private static ValuePlan entries(
      TypeMirror type,
      Class<?> implementation,
      ValuePlan key,
      ValuePlan text,
      BindingContext context,
      TypeTable table)
      throws Unbindable {
    ValuePlan value =
        table.bindItem(
            ContainerTypes.argument(type, 1, context),
            context.from(1),
            NonNullContainers.reject(implementation, Part.VALUES));
    NonNullContainers.require(implementation, Part.VALUES, type, value, context);
    ClassName declared = ClassName.get(JavaTypeNames.elementOf(type));
    boolean slow = implementation == Hashtable.class;
    // A Hashtable is slow for keys with equal hash codes, so it is created from distinct keys.
    Class<?> first = slow ? LinkedHashMap.class : implementation;
    TypeName built = MapTypes.of(slow ? ClassName.get(first) : declared, text, value);
    MapPlan direct = MapPlan.direct(built, MapTypes.creation(first, key));
    CodeBlock result =
        slow ? CodeBlock.of("$T.toHashtable(entries, in)", RuntimeNames.TABLES) : direct.result();
    MapPlan map = new MapPlan(built, direct.creation(), result, MapTypes.isCounted(first, key));
    return new ValuePlan.Entries(JavaTypeNames.plain(type), text, value, map);
  }
}
