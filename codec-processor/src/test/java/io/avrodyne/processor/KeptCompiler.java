package io.avrodyne.processor;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.Writer;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Set;
import javax.lang.model.SourceVersion;
import javax.tools.DiagnosticListener;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/**
 * The JDK's compiler with a file manager that is kept, since a new one lists the files of every jar
 * of the class path again. Options that change a file manager, such as a class path, are not for
 * this compiler.
 */
final class KeptCompiler implements JavaCompiler {

  private final JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
  private final StandardJavaFileManager files =
      unclosed(javac.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8));

  /** Returns a file manager that stays open when it is closed, as it is after each compilation. */
  private static StandardJavaFileManager unclosed(StandardJavaFileManager files) {
    Class<?> type = StandardJavaFileManager.class;
    InvocationHandler handler =
        (proxy, method, arguments) -> {
          try {
            return method.getName().equals("close") ? null : method.invoke(files, arguments);
          } catch (InvocationTargetException e) {
            throw e.getTargetException();
          }
        };
    return (StandardJavaFileManager)
        Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler);
  }

  @Override
  public StandardJavaFileManager getStandardFileManager(
      @Nullable DiagnosticListener<? super JavaFileObject> listener,
      @Nullable Locale locale,
      @Nullable Charset charset) {
    return files;
  }

  @Override
  public CompilationTask getTask(
      @Nullable Writer out,
      @Nullable JavaFileManager manager,
      @Nullable DiagnosticListener<? super JavaFileObject> listener,
      @Nullable Iterable<String> options,
      @Nullable Iterable<String> classes,
      @Nullable Iterable<? extends JavaFileObject> sources) {
    return javac.getTask(out, manager, listener, options, classes, sources);
  }

  @Override
  public int run(
      @Nullable InputStream in,
      @Nullable OutputStream out,
      @Nullable OutputStream errors,
      String... arguments) {
    return javac.run(in, out, errors, arguments);
  }

  @Override
  public Set<SourceVersion> getSourceVersions() {
    return javac.getSourceVersions();
  }

  @Override
  public int isSupportedOption(String option) {
    return javac.isSupportedOption(option);
  }
}
