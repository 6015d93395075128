package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static io.avrodyne.processor.TestCompiler.javac;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/**
 * Types that carry annotations of Lombok. It changes them in the first round, seen from the second
 * on, which it forces by a file that it generates.
 */
class LombokTest {

  private static final JavaFileObject DATA =
      Sources.of("package lombok; public @interface Data {}");
  private static final JavaFileObject GETTER =
      Sources.of("package lombok; public @interface Getter {}");
  private static final JavaFileObject ORDER =
      Sources.inShop("@lombok.Data @AvroRecord class Order { int id; }");

  private final RoundRecorder recorder = new RoundRecorder();

  @Test
  void othersAreBoundInTheFirstRound() {
    compile(Sources.inShop("@AvroRecord class Order { int id; }"));
    assertEquals(2, recorder.roundOf("OrderAvroCodec"));
  }

  @Test
  void annotatedTypeIsBoundOneRoundLater() {
    compile(ORDER);
    assertEquals(3, recorder.roundOf("OrderAvroCodec"));
  }

  @Test
  void typeWithAnAnnotatedSuperclassIsBoundOneRoundLater() {
    compile(
        Sources.inShop("@AvroRecord class Order extends Middle { int id; }"),
        Sources.inShop("class Middle extends Base { int id2; }"),
        Sources.inShop("@lombok.Data class Base { int id3; }"));
    assertEquals(3, recorder.roundOf("OrderAvroCodec"));
  }

  @Test
  void typeWithAnnotatedMembersIsBoundOneRoundLater() {
    compile(GETTER, Sources.inShop("@AvroRecord class Order { @lombok.Getter int id; }"));
    assertEquals(3, recorder.roundOf("OrderAvroCodec"));
  }

  @Test
  void typeWithinAnAnnotatedOneIsBoundOneRoundLater() {
    compile(
        Sources.inShop("@lombok.Data class Order { @AvroRecord static class Line { int id; } }"));
    assertEquals(3, recorder.roundOf("Order_LineAvroCodec"));
  }

  @Test
  void typeThatImportsAnAnnotatedOneIsBoundOneRoundLater() {
    compile(
        Sources.inShop("@lombok.Data class Line { int id; }"),
        Sources.inShop(
            "@AvroRecord @io.avrodyne.api.AvroImport(Line.class) record Order(Line line) {}"));
    assertEquals(3, recorder.roundOf("OrderAvroCodec"));
  }

  @Test
  void interfaceThatListsAnAnnotatedTypeIsBoundOneRoundLater() {
    compile(
        Sources.inShop("@lombok.Data class Line { int id; }"),
        Sources.inShop(
            "@io.avrodyne.api.AvroCodecs interface Shop {"
                + " io.avrodyne.runtime.AvroCodec<Line> line(); }"));
    assertEquals(3, recorder.roundOf("ShopAvro"));
  }

  @Test
  void allWaitForAnAnnotatedGenericType() {
    compile(
        Sources.inShop("@AvroRecord record Order(Page<String> page) {}"),
        Sources.inShop("@lombok.Data @AvroRecord class Page<T> { T id; }"));
    assertEquals(3, recorder.roundOf("OrderAvroCodec"));
  }

  @Test
  void allWaitForAnAnnotatedWrapper() {
    compile(
        Sources.inShop("@AvroRecord record Order(OrderId id) {}"),
        Sources.inShop("@lombok.Data @AvroValue record OrderId(String text) {}"));
    assertEquals(3, recorder.roundOf("OrderAvroCodec"));
  }

  @Test
  void typeThatHoldsAnAnnotatedOneWaitsForIt() {
    compile(ORDER, Sources.inShop("@AvroRecord record Holder(List<Order> orders) {}"));
    assertEquals(3, recorder.roundOf("HolderAvroCodec"));
  }

  @Test
  void generatedTypeIsBoundOneRoundAfterItTurnsUp() {
    TypeGenerator other = new TypeGenerator(ORDER, Sources.inShop("class Forced {}"));
    assertThat(TestCompiler.compile(List.of(other, recorder), DATA)).succeededWithoutWarnings();
    assertEquals(4, recorder.roundOf("OrderAvroCodec"));
  }

  @Test
  void typeGetsItsCodecEvenIfNoOtherRoundFollows() {
    Compilation compilation =
        javac().withProcessors(recorder, new AvroProcessor()).compile(DATA, ORDER);
    assertThat(compilation).succeeded();
    assertTrue(compilation.generatedSourceFile("shop.OrderAvroCodec").isPresent());
    assertEquals(1, recorder.roundOf("Order"));
  }

  @Test
  void problemsArePrintedWhenNoOtherRoundFollows() {
    Compilation compilation =
        TestCompiler.compile(
            DATA, Sources.inShop("@lombok.Data @AvroRecord class Order { Object odd; }"));
    assertThat(compilation).hadErrorContaining("[AvroUnsupportedType] Order.odd");
  }

  @Test
  void typeIsNotJudgedWhenTheCompilationFailedBefore() {
    JavaFileObject order =
        Sources.inShop("@lombok.Data @AvroRecord class Order { private int id; }");
    Compilation compilation = TestCompiler.compile(List.of(new Refuser()), DATA, order);
    assertThat(compilation).hadErrorCount(1);
    assertThat(compilation).hadErrorContaining("refused");
  }

  private void compile(JavaFileObject... sources) {
    JavaFileObject[] all = new JavaFileObject[sources.length + 1];
    all[0] = DATA;
    System.arraycopy(sources, 0, all, 1, sources.length);
    TypeGenerator forcing = new TypeGenerator(Sources.inShop("class Forced {}"));
    assertThat(TestCompiler.compile(List.of(forcing, recorder), all)).succeededWithoutWarnings();
  }

  /** Another processor, which reports an error for every type. */
  @SupportedAnnotationTypes("*")
  private static final class Refuser extends AbstractProcessor {

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      if (!round.processingOver()) {
        processingEnv.getMessager().printMessage(Diagnostic.Kind.ERROR, "refused");
      }
      return false;
    }
  }
}
