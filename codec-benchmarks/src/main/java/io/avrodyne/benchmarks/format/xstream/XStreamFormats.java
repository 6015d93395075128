package io.avrodyne.benchmarks.format.xstream;

import com.thoughtworks.xstream.XStream;
import com.thoughtworks.xstream.io.HierarchicalStreamWriter;
import com.thoughtworks.xstream.io.xml.CompactWriter;
import com.thoughtworks.xstream.io.xml.PrettyPrintWriter;
import com.thoughtworks.xstream.io.xml.XppDriver;
import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.format.ClassGraph;
import io.avrodyne.benchmarks.harness.Survival;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.benchmarks.workload.Workload;
import java.io.Writer;
import java.util.Map;
import java.util.function.Function;

/** XStream's XML, with the classes of the workload allowed by name and without references. */
public final class XStreamFormats {

  private static final String MONEY =
      "Writes Moneta's money field by field, as the published benchmark does.";

  /** A line for each element, which is the default of the library. */
  public static final Format PRETTY = of(PrettyPrintWriter::new);

  /** No space between elements. */
  public static final Format COMPACT = of(CompactWriter::new);

  private XStreamFormats() {}

  private static Format of(Function<Writer, HierarchicalStreamWriter> layout) {
    return Format.of(Track.OBJECTS, Survival.ADDED, model -> contender(model, layout))
        .remarking(Map.of(Workload.BANK_TEXT, MONEY, Workload.BANK_COMPACT, MONEY))
        .excludingClasses(
            "cannot set the fields of records", model -> ClassGraph.of(model.type()).hasRecords());
  }

  private static <T> Contender<T, ?> contender(
      Model<T> model, Function<Writer, HierarchicalStreamWriter> layout) {
    XppDriver driver = new XppDriver();
    XStream xstream = new XStream(driver);
    xstream.setMode(XStream.NO_REFERENCES);
    xstream.allowTypesByWildcard(new String[] {"org.javamoney.moneta.**"});
    xstream.allowTypes(ClassGraph.of(model.type()).own().toArray(Class[]::new));
    return new XStreamContender<>(xstream, driver, layout, model.type());
  }
}
