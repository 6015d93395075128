package io.avrodyne.runtime.codegen;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;

/**
 * The look-up of private members that a class lets its codec use. Called by generated code when its
 * class is initialized.
 */
public final class PrivateMembers {

  private PrivateMembers() {}

  /**
   * Returns the handle of a field.
   *
   * @param codec the lookup of the codec
   * @param owner the class that declares the field
   * @throws LinkageError if there is no such field, or if its module does not allow the access
   */
  public static VarHandle field(
      MethodHandles.Lookup codec, Class<?> owner, String name, Class<?> type) {
    try {
      return MethodHandles.privateLookupIn(owner, codec).findVarHandle(owner, name, type);
    } catch (NoSuchFieldException e) {
      throw linkage(new NoSuchFieldError(changed(owner, "field " + name)), e);
    } catch (IllegalAccessException e) {
      throw linkage(new IllegalAccessError(denied(owner, "field " + name)), e);
    }
  }

  /**
   * Returns the handle of a constructor.
   *
   * @param codec the lookup of the codec
   * @throws LinkageError if there is no such constructor, or if its module does not allow the
   *     access
   */
  public static MethodHandle constructor(
      MethodHandles.Lookup codec, Class<?> owner, Class<?>... parameters) {
    try {
      return MethodHandles.privateLookupIn(owner, codec)
          .findConstructor(owner, MethodType.methodType(void.class, parameters));
    } catch (NoSuchMethodException e) {
      throw linkage(new NoSuchMethodError(changed(owner, "constructor")), e);
    } catch (IllegalAccessException e) {
      throw linkage(new IllegalAccessError(denied(owner, "constructor")), e);
    }
  }

  /** Returns what a constructor threw, for the caller to throw; none throws checked exceptions. */
  public static RuntimeException thrown(Throwable thrown) {
    if (thrown instanceof Error error) {
      throw error;
    }
    return thrown instanceof RuntimeException unchecked
        ? unchecked
        : new IllegalStateException("a constructor threw a checked exception", thrown);
  }

  private static String changed(Class<?> owner, String member) {
    return owner.getName()
        + " does not have the private "
        + member
        + " that its codec uses. Compile it again.";
  }

  private static String denied(Class<?> owner, String member) {
    return "The codec may not use the private "
        + member
        + " of "
        + owner.getName()
        + ". Its module must open the package to that of the codec.";
  }

  private static LinkageError linkage(LinkageError error, ReflectiveOperationException cause) {
    error.initCause(cause);
    return error;
  }
}
