package io.avrodyne.processor.plan;

import com.palantir.javapoet.ClassName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An enum.
 *
 * @param symbols in schema order
 * @param defaultSymbol the replacement for unknown symbols, null for an error
 * @param obscured whether a field of the class that it is nested in has the name of the enum, so
 *     that expressions cannot name its constants
 */
public record Symbols(
    ClassName javaType,
    NamePlan name,
    Attributes attributes,
    List<Symbol> symbols,
    @Nullable AnnotationText defaultSymbol,
    boolean obscured)
    implements ValuePlan {

  /** A symbol and the constant that it represents. */
  public record Symbol(String name, String constant) {}

  /** Copies the symbols. */
  public Symbols {
    symbols = List.copyOf(symbols);
  }

  @Override
  public <R> R accept(Visitor<R> visitor) {
    return visitor.symbols(this);
  }
}
