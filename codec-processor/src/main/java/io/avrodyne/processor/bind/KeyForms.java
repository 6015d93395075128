package io.avrodyne.processor.bind;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.plan.Choice;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.Domain;
import io.avrodyne.processor.plan.Domains;
import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.Receiver;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.ScalarKind;
import io.avrodyne.processor.plan.Symbols;
import io.avrodyne.processor.plan.TextDomain;
import io.avrodyne.processor.plan.ValuePlan;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/**
 * The text form of a key: the shape of the type as a value, with a string in the place of an
 * integer, an enum or a date. No other text is read as that key.
 */
final class KeyForms implements ValuePlan.ComponentVisitor<Optional<ValuePlan>> {

  private static final ValuePlan TEXT = new ValuePlan.Text(false);
  private static final ClassName UUID_TYPE = ClassName.get(UUID.class);
  private static final ClassName LOCAL_DATE = ClassName.get(LocalDate.class);

  private KeyForms() {}

  /** Returns the text form; empty if the shape has none. */
  static Optional<ValuePlan> of(ValuePlan plan) {
    return plan.accept(new KeyForms());
  }

  /** Finds a text that two constants of an enum would have. */
  static Optional<String> repeated(ValuePlan plan) {
    Set<String> names = new HashSet<>();
    return plan.all()
        .filter(Symbols.class::isInstance)
        .flatMap(shape -> ((Symbols) shape).symbols().stream())
        .map(Symbols.Symbol::name)
        .filter(name -> !names.add(name))
        .findFirst();
  }

  @Override
  public Optional<ValuePlan> leaf(ValuePlan plan) {
    return Optional.empty();
  }

  @Override
  public Optional<ValuePlan> text(ValuePlan.Text plan) {
    return Optional.of(plan);
  }

  @Override
  public Optional<ValuePlan> scalar(ValuePlan.Scalar plan) {
    return switch (plan.kind()) {
      case INT -> integer(plan.javaType(), "readInt", Domains.INT);
      case LONG -> integer(plan.javaType(), "readLong", Domains.LONG);
      default -> Optional.empty();
    };
  }

  private static Optional<ValuePlan> integer(TypeName type, String read, Domain.Range range) {
    return Optional.of(
        Converted.of(
                TEXT, type, Conversion.Streams.ofRuntime(RuntimeNames.INTEGER_KEYS, "put", read))
            .within(new Domain.Numerals(range)));
  }

  @Override
  public Optional<ValuePlan> symbols(Symbols plan) {
    CodeBlock.Builder creation =
        CodeBlock.builder().add("$T.of($T.class", RuntimeNames.ENUM_KEYS, plan.javaType());
    List<Symbols.Symbol> renamed =
        plan.symbols().stream().filter(symbol -> !symbol.name().equals(symbol.constant())).toList();
    renamed.forEach(symbol -> creation.add(", $S, $S", symbol.constant(), symbol.name()));
    TypeName type = ParameterizedTypeName.get(RuntimeNames.ENUM_KEYS, plan.javaType());
    Receiver keys =
        new Receiver(type, plan.javaType().simpleName() + "Keys", creation.add(")").build());
    return Optional.of(
        Converted.of(
                TEXT, plan.javaType(), Conversion.Values.ofRuntime(keys, "toText", "toConstant"))
            .within(
                new Domain.Constants(
                    plan.javaType().simpleName(),
                    plan.symbols().stream().map(Symbols.Symbol::name).toList())));
  }

  @Override
  public Optional<ValuePlan> nested(ValuePlan.Nested plan) {
    return Optional.empty();
  }

  @Override
  public Optional<ValuePlan> items(ValuePlan.Items plan) {
    return Optional.empty();
  }

  @Override
  public Optional<ValuePlan> entries(ValuePlan.Entries plan) {
    return Optional.empty();
  }

  @Override
  public Optional<ValuePlan> choice(Choice plan) {
    return Optional.empty();
  }

  @Override
  public Optional<ValuePlan> nullable(OrNull plan) {
    return Optional.empty();
  }

  @Override
  public Optional<ValuePlan> converted(Converted plan) {
    return plan.conversion()
        .accept(
            new Conversion.Visitor<>() {
              @Override
              public Optional<ValuePlan> values(Conversion.Values conversion) {
                return conversion.ours() ? ofRuntime(plan) : ofBase(plan);
              }

              @Override
              public Optional<ValuePlan> streams(Conversion.Streams conversion) {
                return streamed(plan);
              }

              @Override
              public Optional<ValuePlan> wrapper(Conversion.Wrapper conversion) {
                return ofBase(plan);
              }

              @Override
              public Optional<ValuePlan> asIs(Conversion.AsIs conversion) {
                return ofBase(plan);
              }
            });
  }

  private Optional<ValuePlan> ofBase(Converted plan) {
    return plan.base()
        .accept(this)
        .map(base -> Converted.of(base, plan.javaType(), plan.conversion()));
  }

  private static Optional<ValuePlan> ofRuntime(Converted plan) {
    TypeName type = plan.javaType();
    if (plan.base() instanceof ValuePlan.Text) {
      return Optional.of(plan);
    }
    if (type.equals(LOCAL_DATE) && isInt(plan.base())) {
      return Optional.of(
          Converted.of(
                  TEXT,
                  type,
                  Conversion.Values.ofRuntime(RuntimeNames.ISO_TEXTS, "toText", "toLocalDate"))
              .within(TextDomain.LOCAL_DATE));
    }
    if (type.box().equals(TypeName.BYTE.box())) {
      return integer(type, "readByte", Domains.BYTE);
    }
    return type.box().equals(TypeName.SHORT.box())
        ? integer(type, "readShort", Domains.SHORT)
        : Optional.empty();
  }

  private static boolean isInt(ValuePlan plan) {
    return plan instanceof ValuePlan.Scalar scalar && scalar.kind() == ScalarKind.INT;
  }

  private static Optional<ValuePlan> streamed(Converted plan) {
    if (!(plan.base() instanceof ValuePlan.Text)) {
      return Optional.empty();
    }
    return Optional.of(
        plan.javaType().equals(UUID_TYPE)
            ? Converted.of(
                    TEXT,
                    UUID_TYPE,
                    Conversion.Streams.ofRuntime(RuntimeNames.UUIDS, "putText", "readKey"))
                .within(TextDomain.UUID_TEXT)
            : plan);
  }
}
