package io.avrodyne.processor;

import static io.avrodyne.processor.TestCompiler.javac;
import static java.util.Map.entry;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Filer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import org.junit.jupiter.api.Test;

/** Isolating incremental builds demand one originating element of each generated file. */
class OriginatingElementsTest {

  @Test
  void everyFileComesFromOneAnnotatedType() {
    Recorder recorder = new Recorder();
    Compilation compilation =
        javac()
            .withProcessors(recorder)
            .compile(
                Sources.inShop("@AvroRecord record Order(List<Page<Line>> pages, Shape shape) {}"),
                Sources.inShop("@AvroRecord record Page<T>(T item) {}"),
                Sources.inShop("@AvroRecord record Line(int count) {}"),
                Sources.inShop("@AvroUnion sealed interface Shape permits Circle {}"),
                Sources.inShop("@AvroRecord record Circle(int r) implements Shape {}"),
                Sources.of(
                    "package shop; import io.avrodyne.runtime.AvroCodec;"
                        + " @io.avrodyne.api.AvroCodecs interface Shop {"
                        + " AvroCodec<Page<Line>> page(); AvroCodec<Line> line();"
                        + " AvroCodec<String[]> names(); }"));
    assertEquals(Compilation.Status.SUCCESS, compilation.status(), compilation.errors().toString());
    assertEquals(
        Map.ofEntries(
            entry("shop.ShopAvro", "[shop.Shop]"),
            entry("META-INF/avro/shop.Page_Line.avsc", "[shop.Shop]"),
            entry("shop.OrderAvroCodec", "[shop.Order]"),
            entry("META-INF/avro/shop.Order.avsc", "[shop.Order]"),
            entry("shop.LineAvroCodec", "[shop.Line]"),
            entry("META-INF/avro/shop.Line.avsc", "[shop.Line]"),
            entry("shop.ShapeAvroCodec", "[shop.Shape]"),
            entry("META-INF/avro/shop.Shape.avsc", "[shop.Shape]"),
            entry("shop.CircleAvroCodec", "[shop.Circle]"),
            entry("META-INF/avro/shop.Circle.avsc", "[shop.Circle]")),
        recorder.origins);
  }

  /** Runs the processor with a filer that notes what each file comes from. */
  @SupportedAnnotationTypes("*")
  private static final class Recorder extends AbstractProcessor {

    private final AvroProcessor processor = new AvroProcessor();
    private final Map<String, String> origins = new TreeMap<>();

    @Override
    public synchronized void init(ProcessingEnvironment environment) {
      super.init(environment);
      Filer filer = proxy(Filer.class, environment.getFiler(), this::note);
      processor.init(
          proxy(
              ProcessingEnvironment.class,
              environment,
              (method, arguments, result) -> method.getName().equals("getFiler") ? filer : result));
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      processor.process(annotations, round);
      return false;
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latestSupported();
    }

    private Object note(Method method, Object[] arguments, Object result) {
      if (method.getName().startsWith("create")) {
        Element[] elements = (Element[]) arguments[arguments.length - 1];
        boolean source = method.getName().equals("createSourceFile");
        List<String> names =
            new ArrayList<>(Arrays.stream(elements).map(Element::toString).toList());
        origins.put(String.valueOf(arguments[source ? 0 : 2]), names.toString());
      }
      return result;
    }

    private interface Observer {
      Object see(Method method, Object[] arguments, Object result);
    }

    private static <T> T proxy(Class<T> type, T target, Observer observer) {
      InvocationHandler handler =
          (self, method, arguments) -> {
            try {
              return observer.see(method, arguments, method.invoke(target, arguments));
            } catch (InvocationTargetException e) {
              throw e.getCause();
            }
          };
      return type.cast(
          Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
    }
  }
}
