package io.avrodyne.processor.plan;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import org.jspecify.annotations.Nullable;

/** The way in which a property is read or written. */
public sealed interface AccessPlan {

  /** Returns the expression that reads it from {@code object}. */
  CodeBlock read(CodeBlock object);

  /** Returns the statement that writes {@code value} into the local {@code object}. */
  CodeBlock write(String object, CodeBlock value);

  /** Returns whether writing assigns another object to the local. */
  default boolean replaces() {
    return false;
  }

  /** Returns whether writing leaves nothing of the value that the object had. */
  default boolean overwrites() {
    return true;
  }

  /**
   * A call of a method.
   *
   * @param cast the type that its argument or what it returns is cast to; null if no cast is needed
   * @param unboxed whether what it returns is unboxed, and may be null
   * @param copies whether it takes another type than that of the property, so that it has to copy a
   *     collection
   * @param replaces whether the object that it returns takes the place of the one that it is called
   *     on
   * @param adds whether it may leave what was in a collection or map, and add to it
   */
  record Method(
      String name,
      @Nullable TypeName cast,
      boolean unboxed,
      boolean copies,
      boolean replaces,
      boolean adds)
      implements AccessPlan {

    /** Creates the call of a method whose type is that of the property. */
    public Method(String name) {
      this(name, null, false, false, false, false);
    }

    @Override
    public boolean overwrites() {
      return !replaces && !adds;
    }

    @Override
    public CodeBlock read(CodeBlock object) {
      CodeBlock call = CodeBlock.of("$L.$L()", object, name);
      CodeBlock value = cast == null ? call : CodeBlock.of("($T) $L", cast, call);
      return unboxed ? CodeBlock.of("$T.nonNull($L)", RuntimeNames.FAILURES, value) : value;
    }

    @Override
    public CodeBlock write(String object, CodeBlock value) {
      CodeBlock argument = cast == null ? value : Cast.of(cast, value);
      return replaces
          ? CodeBlock.of("$1L = $1L.$2L($3L)", object, name, argument)
          : CodeBlock.of("$L.$L($L)", object, name, argument);
    }
  }

  /** The use of a field. */
  record Field(String name) implements AccessPlan {

    @Override
    public CodeBlock read(CodeBlock object) {
      return CodeBlock.of("$L.$L", object, name);
    }

    @Override
    public CodeBlock write(String object, CodeBlock value) {
      return CodeBlock.of("$L.$L = $L", object, name, value);
    }
  }

  /**
   * The use of a field that only its class can see, through methods that the codec has for it.
   *
   * @param holder the class with those methods
   * @param owner the class that declares the field
   * @param erased the type of the field there, without type arguments
   * @param type the type of the property
   */
  record Hidden(String name, ClassName holder, ClassName owner, TypeName erased, TypeName type)
      implements AccessPlan {

    @Override
    public CodeBlock read(CodeBlock object) {
      return CodeBlock.of("$T.$L($L)", holder, method(), object);
    }

    @Override
    public CodeBlock write(String object, CodeBlock value) {
      return CodeBlock.of("$T.$L($L, $L)", holder, method(), object, value);
    }

    /** Returns the name of the methods, which is not that of the method for a constructor. */
    public String method() {
      return name.startsWith(InvocationPlan.NEW_INSTANCE) ? name + "_" : name;
    }
  }

  /**
   * The filling of a collection or map that already exists.
   *
   * @param source reads it
   * @param name the name of the method or field that does
   */
  record Live(AccessPlan source, String name) implements AccessPlan {

    @Override
    public CodeBlock read(CodeBlock object) {
      return source.read(object);
    }

    /**
     * Reads it again after it has been cleared, and after it has been filled: a getter that returns
     * a copy would lose the value.
     */
    @Override
    public CodeBlock write(String object, CodeBlock value) {
      CodeBlock live = read(CodeBlock.of(object));
      return CodeBlock.of(
          "$1T.requireSize($1T.fill($2L, $1T.clear($2L, $3L, in), $4S, in), $2L, $4S, in)",
          RuntimeNames.LIVE_CONTAINERS,
          live,
          value,
          name);
    }
  }
}
