package io.avrodyne.processor.bind;

import io.avrodyne.api.AvroRecord;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.TypeDeclaration;
import io.avrodyne.processor.discover.TypeScanner;
import io.avrodyne.processor.discover.settings.Markers;
import io.avrodyne.processor.discover.settings.ProjectConfig;
import io.avrodyne.processor.discover.settings.Settings;
import io.avrodyne.processor.plan.RecordPlan;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.TypeElement;

/** A converter of the records that came up while others were bound. */
final class LocalRecordBinder {

  private final TypeScanner scanner;
  private final RecordBinder records;
  private final ProjectConfig config;

  LocalRecordBinder(TypeScanner scanner, RecordBinder records, ProjectConfig config) {
    this.scanner = scanner;
    this.records = records;
    this.config = config;
  }

  /**
   * Binds the records of a codec that have no plan yet, and those that come up with them.
   *
   * @param plans receives the plans
   * @param problems receives the reasons why a record has none
   * @return whether all of them have plans
   */
  boolean bindAll(Owner owner, List<RecordPlan> plans, List<Problem> problems) {
    boolean complete = true;
    for (Optional<LocalRecords.Local> next = owner.locals().next();
        next.isPresent();
        next = owner.locals().next()) {
      Optional<RecordPlan> plan = bind(next.get(), owner, problems);
      complete &= plan.isPresent();
      plan.ifPresent(plans::add);
    }
    plans.addAll(owner.locals().takeMade());
    return complete;
  }

  private Optional<RecordPlan> bind(LocalRecords.Local local, Owner owner, List<Problem> problems) {
    Owner own = owner.with(settingsOf(JavaTypeNames.elementOf(local.use().type()), owner));
    own.locals().shapedBy(own.settings());
    TypeDeclaration declaration =
        scanner.scan(local.use(), own.settings(), own.locals().codec().packageName());
    return records.bind(declaration, own, local.codec(), local.label(), problems);
  }

  /** A generic class is the same record wherever it is used; an imported class has no settings. */
  Settings settingsOf(TypeElement type, Owner owner) {
    return Markers.of(type).has(AvroRecord.class) ? config.settingsOf(type) : owner.settings();
  }
}
