package io.avrodyne.processor;

import com.google.auto.service.AutoService;
import io.avrodyne.api.AvroCodecs;
import io.avrodyne.api.AvroRecord;
import io.avrodyne.api.AvroUnion;
import io.avrodyne.api.AvroValue;
import io.avrodyne.processor.discover.settings.NamespaceRule;
import io.avrodyne.processor.discover.settings.ProjectConfig;
import io.avrodyne.processor.files.GivenSchemaReader;
import io.avrodyne.processor.files.HistoryReader;
import java.util.Objects;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.annotation.processing.SupportedOptions;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/**
 * The annotation processor: it hands the annotated types of each round to the {@link Compilation}.
 */
@AutoService(Processor.class)
@SupportedAnnotationTypes({
  AvroProcessor.AVRO_RECORD,
  AvroProcessor.AVRO_UNION,
  AvroProcessor.AVRO_CODECS
})
@SupportedOptions({
  ProjectConfig.OPTION,
  NamespaceRule.OPTION,
  HistoryReader.OPTION,
  HistoryReader.STRAIGHT_OPTION,
  GivenSchemaReader.OPTION
})
public final class AvroProcessor extends AbstractProcessor {

  static final String AVRO_RECORD = "io.avrodyne.api.AvroRecord";
  static final String AVRO_UNION = "io.avrodyne.api.AvroUnion";
  static final String AVRO_CODECS = "io.avrodyne.api.AvroCodecs";

  private @Nullable Compilation compilation;

  /** Creates one; called by the compiler. */
  public AvroProcessor() {}

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public synchronized void init(ProcessingEnvironment environment) {
    super.init(environment);
    compilation = new Compilation(environment, AvroProcessor.class.getName());
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    Compilation current = Objects.requireNonNull(compilation);
    if (round.processingOver()) {
      current.finish(round.errorRaised());
    } else {
      current.begin();
      current.add(ElementFilter.typesIn(round.getElementsAnnotatedWith(AvroRecord.class)));
      current.add(ElementFilter.typesIn(round.getElementsAnnotatedWith(AvroUnion.class)));
      current.addListings(ElementFilter.typesIn(round.getElementsAnnotatedWith(AvroCodecs.class)));
      current.addWrappers(ElementFilter.typesIn(round.getElementsAnnotatedWith(AvroValue.class)));
      current.warnOfLocalClasses(round.getRootElements());
      current.generate();
    }
    return false;
  }
}
