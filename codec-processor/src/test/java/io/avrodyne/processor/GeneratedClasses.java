package io.avrodyne.processor;

import com.google.testing.compile.Compilation;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.Codecs;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import javax.tools.JavaFileObject;

/** Loads the classes that a compilation wrote. */
final class GeneratedClasses extends ClassLoader {

  private final Map<String, byte[]> classes = new HashMap<>();
  private final Set<String> requested = new HashSet<>();

  GeneratedClasses(Compilation compilation) {
    super(GeneratedClasses.class.getClassLoader());
    for (JavaFileObject file : compilation.generatedFiles()) {
      if (file.getKind() == JavaFileObject.Kind.CLASS) {
        String path = file.getName().replaceFirst("^/CLASS_OUTPUT/", "");
        classes.put(path.replaceFirst("\\.class$", "").replace('/', '.'), bytes(file));
      }
    }
  }

  /** Returns the class file of a class. */
  byte[] bytes(String name) {
    return Objects.requireNonNull(classes.get(name), name);
  }

  /** Returns the codec of a compiled type. */
  AvroCodec<Object> codecOf(String type) {
    @SuppressWarnings("unchecked") // The tests give it what it wants.
    AvroCodec<Object> codec = (AvroCodec<Object>) (AvroCodec<?>) Codecs.of(load(type));
    return codec;
  }

  /** Returns the names that were asked for, whether there is a class or not. */
  Set<String> requested() {
    return requested;
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    requested.add(name);
    return super.loadClass(name, resolve);
  }

  Class<?> load(String type) {
    try {
      return loadClass(type);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    byte[] code = classes.get(name);
    if (code == null) {
      throw new ClassNotFoundException(name);
    }
    return defineClass(name, code, 0, code.length);
  }

  private static byte[] bytes(JavaFileObject file) {
    try (InputStream in = file.openInputStream()) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
