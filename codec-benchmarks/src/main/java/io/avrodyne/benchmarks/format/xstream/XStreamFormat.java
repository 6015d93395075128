package io.avrodyne.benchmarks.format.xstream;

import com.thoughtworks.xstream.XStream;
import com.thoughtworks.xstream.io.xml.XppDriver;
import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.contender.Traits;
import io.avrodyne.benchmarks.format.ClassGraph;
import io.avrodyne.benchmarks.harness.Survival;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.benchmarks.workload.Workload;
import java.util.List;
import java.util.Optional;

/** XStream's XML, with the classes of the workload allowed by name and without references. */
@Traits(track = Track.OBJECTS, survival = Survival.ADDED)
public final class XStreamFormat implements Format {

  private final Layout layout;

  /** Creates the format. */
  public XStreamFormat(Layout layout) {
    this.layout = layout;
  }

  @Override
  public List<String> caveats(Workload workload) {
    return workload == Workload.BANK_TEXT || workload == Workload.BANK_COMPACT
        ? List.of("Writes Moneta's money field by field, as the published benchmark does.")
        : List.of();
  }

  @Override
  public Optional<String> refusal(Workload workload) {
    return ClassGraph.of(workload).stream().anyMatch(ClassGraph::hasRecords)
        ? Optional.of("cannot set the fields of records")
        : Optional.empty();
  }

  @Override
  public <T> Contender<T, ?> contender(Model<T> model) {
    XppDriver driver = new XppDriver();
    XStream xstream = new XStream(driver);
    xstream.setMode(XStream.NO_REFERENCES);
    xstream.allowTypesByWildcard(new String[] {"org.javamoney.moneta.**"});
    xstream.allowTypes(ClassGraph.of(model.type()).own().toArray(Class[]::new));
    return new XStreamContender<>(xstream, driver, layout, model.type());
  }
}
