package io.avrodyne.processor.discover.creator;

import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.member.Accessor;
import io.avrodyne.processor.discover.member.PropertyDraft;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * The way of creating objects that was found for a type.
 *
 * @param creator null if no way was found
 * @param writers by the name of the property
 * @param problems the reasons why no way was found
 */
public record CreatorChoice(
    @Nullable CreatorDeclaration creator, Map<String, Accessor> writers, List<Problem> problems) {

  /** Copies the collections. */
  public CreatorChoice {
    writers = Map.copyOf(writers);
    problems = List.copyOf(problems);
  }

  /** Returns a way whose properties have no writers. */
  static CreatorChoice of(CreatorDeclaration creator) {
    return new CreatorChoice(creator, Map.of(), List.of());
  }

  /**
   * Returns the accessors that write properties, without those properties that have none.
   *
   * @param writer how a property is written, null if it cannot be
   */
  static Map<String, Accessor> writers(
      List<PropertyDraft> properties, Function<PropertyDraft, @Nullable Accessor> writer) {
    Map<String, Accessor> writers = new HashMap<>();
    for (PropertyDraft property : properties) {
      Accessor accessor = writer.apply(property);
      if (accessor != null) {
        writers.put(property.name(), accessor);
      }
    }
    return writers;
  }

  /** Finds the type of the parameter or field that takes the value of a property. */
  public Optional<TypeMirror> taker(String property) {
    Stream<TypeMirror> written = Stream.ofNullable(writers.get(property)).map(Accessor::type);
    return Stream.concat(written, parameter(property).stream().map(ParameterDeclaration::type))
        .findFirst();
  }

  /** Finds the parameter of a constructor or static method that takes a property. */
  Optional<ParameterDeclaration> parameter(String property) {
    return creator instanceof CreatorDeclaration.Arguments arguments
        ? arguments.parameters().stream()
            .filter(each -> each.property().equals(property))
            .findFirst()
        : Optional.empty();
  }

  /** Returns whether an annotation says that what takes a property is never null. */
  public boolean saysNonNull(String property) {
    return parameter(property).filter(ParameterDeclaration::nonNull).isPresent()
        || (writers.get(property) instanceof Accessor.Method method && method.nonNull());
  }

  static CreatorChoice none(List<Problem> problems) {
    return new CreatorChoice(null, Map.of(), problems);
  }
}
