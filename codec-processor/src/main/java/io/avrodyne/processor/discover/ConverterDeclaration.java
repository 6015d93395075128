package io.avrodyne.processor.discover;

import com.google.auto.common.MoreElements;
import java.util.List;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/**
 * A converter class as declared in its source.
 *
 * @param type the class
 * @param contract the interface that it implements, with its type arguments
 */
public record ConverterDeclaration(TypeElement type, DeclaredType contract) {

  /** Returns the user's type. */
  public TypeMirror javaSide() {
    return contract.getTypeArguments().get(0);
  }

  /** Returns the type that is encoded; empty if the interface is for a primitive. */
  public List<TypeMirror> avroSide() {
    return List.copyOf(contract.getTypeArguments().subList(1, contract.getTypeArguments().size()));
  }

  /** Returns the qualified name of the interface. */
  public String contractName() {
    return MoreElements.asType(contract.asElement()).getQualifiedName().toString();
  }
}
