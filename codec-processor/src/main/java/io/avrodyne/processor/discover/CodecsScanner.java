package io.avrodyne.processor.discover;

import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import io.avrodyne.api.Access;
import io.avrodyne.api.AvroCodecs;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.member.CompilerView;
import io.avrodyne.processor.discover.member.Members;
import io.avrodyne.processor.discover.settings.ConfigDeclaration;
import io.avrodyne.processor.discover.settings.ElementOrigin;
import io.avrodyne.processor.discover.settings.Markers;
import io.avrodyne.processor.discover.settings.TypeUse;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/** A reader of interfaces that list codecs. */
public final class CodecsScanner {

  private static final String ALL = "all";

  private final Elements elements;
  private final Types types;
  private final String codec;

  /** Creates one for a round; {@code codec} is the qualified name of the class of codecs. */
  public CodecsScanner(Elements elements, Types types, String codec) {
    this.elements = elements;
    this.types = types;
    this.codec = codec;
  }

  /** Reads an interface. */
  public CodecsDeclaration scan(TypeElement type) {
    List<Problem> problems = new ArrayList<>(ConfigDeclaration.problemsOf(type));
    problems.addAll(CodecsKindCheck.problemsOf(type));
    return problems.isEmpty()
        ? new Scan(type).run()
        : new CodecsDeclaration(List.of(), false, false, problems);
  }

  /** The state of reading one interface. */
  private final class Scan {

    private final TypeElement type;
    private final Members members;
    private final List<CodecsDeclaration.Listed> codecs = new ArrayList<>();
    private final List<Problem> problems = new ArrayList<>();
    private boolean declaresAll;

    Scan(TypeElement type) {
      this.type = type;
      String home = MoreElements.getPackage(type).getQualifiedName().toString();
      this.members =
          new Members(
              TypeUse.of(type.asType()), home, Access.VISIBLE, elements, types, CompilerView.NONE);
    }

    CodecsDeclaration run() {
      List<ExecutableElement> readable = new ArrayList<>();
      for (ExecutableElement method : members.methods()) {
        if (method.getModifiers().contains(Modifier.ABSTRACT) && takesNothing(method)) {
          readable.add(method);
        }
      }
      MethodOrder.of(members, readable).forEach(this::add);
      boolean implementsAll =
          members.methods().stream().anyMatch(method -> isAll(method) && method.isDefault());
      return new CodecsDeclaration(codecs, declaresAll, implementsAll, problems);
    }

    private boolean takesNothing(ExecutableElement method) {
      boolean parameters = !method.getParameters().isEmpty();
      if (parameters || !method.getTypeParameters().isEmpty()) {
        String kind = parameters ? "parameters" : "type parameters";
        problems.add(CodecsProblem.parameters(subject(method), kind, origin(method)));
        return false;
      }
      return true;
    }

    private void add(ExecutableElement method) {
      TypeMirror returned = members.signature(method).getReturnType();
      TypeUse use = members.use(method, returned);
      if (isAll(method) && isListOfCodecs(returned)) {
        declaresAll = true;
      } else if (isAll(method) || !isCodec(returned)) {
        problems.add(CodecsProblem.returned(subject(method), returned, origin(method)));
      } else if (!isConcrete(((DeclaredType) returned).getTypeArguments())) {
        problems.add(CodecsProblem.argument(subject(method), returned, origin(method)));
      } else {
        codecs.add(
            new CodecsDeclaration.Listed(
                method.getSimpleName().toString(),
                subject(method),
                use.parts().get(0).type(),
                Markers.of(method).at(use, method),
                origin(method),
                home(method)));
      }
    }

    /** An inherited method may be in a class file, which has no lines. */
    private ElementOrigin origin(ExecutableElement method) {
      return ElementOrigin.of(type.equals(method.getEnclosingElement()) ? method : type);
    }

    private String subject(ExecutableElement method) {
      return type.getSimpleName() + "." + method.getSimpleName();
    }

    /** An interface that lists codecs has no type parameters, so the codec is the same there. */
    private @Nullable TypeElement home(ExecutableElement method) {
      return method.getEnclosingElement() instanceof TypeElement owner
              && !owner.equals(type)
              && Markers.of(owner).has(AvroCodecs.class)
          ? owner
          : null;
    }
  }

  private static boolean isAll(ExecutableElement method) {
    return method.getSimpleName().contentEquals(ALL) && method.getParameters().isEmpty();
  }

  private boolean isCodec(TypeMirror type) {
    return type.getKind() == TypeKind.DECLARED
        && MoreTypes.asTypeElement(type).getQualifiedName().contentEquals(codec);
  }

  private static boolean isConcrete(List<? extends TypeMirror> arguments) {
    return arguments.size() == 1
        && arguments.get(0).getKind() != TypeKind.WILDCARD
        && arguments.get(0).getKind() != TypeKind.TYPEVAR;
  }

  private boolean isListOfCodecs(TypeMirror type) {
    TypeElement any = elements.getTypeElement(codec);
    TypeElement list = elements.getTypeElement(List.class.getCanonicalName());
    return any != null
        && types.isAssignable(
            types.getDeclaredType(
                list, types.getDeclaredType(any, types.getWildcardType(null, null))),
            type);
  }
}
