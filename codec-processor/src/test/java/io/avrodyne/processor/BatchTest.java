package io.avrodyne.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.CompiledRecord;
import io.avrodyne.processor.plan.Plans;
import io.avrodyne.processor.plan.SourcePlan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;

/** Leads plans made by hand through steps, as a round does. */
class BatchTest {

  private static final CodecPlan LINE =
      Plans.codec(Plans.record("Line", Plans.field("count", Plans.INT)));
  private static final CodecPlan ORDER =
      Plans.codec(Plans.record("Order", Plans.field("line", Plans.nested("Line"))));
  private static final CodecPlan BILL =
      Plans.codec(Plans.record("Bill", Plans.field("order", Plans.nested("Order"))));
  private static final Problem PROBLEM =
      new Problem(Code.NAME, "finding", "rule", "step", Plans.ORIGIN);

  private final Findings findings =
      new Findings(
          name -> {
            throw new AssertionError(name + " threw");
          });

  private static Batch batch(CodecPlan... plans) {
    Map<String, SourcePlan> all = new LinkedHashMap<>();
    for (CodecPlan plan : plans) {
      all.put(plan.fullname().orElseThrow(), SourcePlan.of(plan));
    }
    return Batch.of(all, Map.of());
  }

  private static Step refuse(CodecPlan refused) {
    return Step.check((plan, catalog) -> plan.equals(refused) ? List.of(PROBLEM) : List.of());
  }

  @Test
  void planThatLacksARecordIsNotReadyAndNeitherAreThoseThatHoldIt() {
    Batch batch = batch(BILL, ORDER);
    assertFalse(batch.isReady(SourcePlan.of(ORDER)));
    assertFalse(batch.isReady(SourcePlan.of(BILL)));
    assertEquals(Map.of(), batch.catalog().shapes());
    assertTrue(batch(BILL, ORDER, LINE).isReady(SourcePlan.of(BILL)));
  }

  @Test
  void recordsCompiledBeforeAreThere() {
    CompiledRecord line = new CompiledRecord(Plans.codecOf("Line"), Schema.create(Schema.Type.INT));
    Batch batch = Batch.of(Map.of("shop.Order", SourcePlan.of(ORDER)), Map.of(line.codec(), line));
    assertTrue(batch.isReady(SourcePlan.of(ORDER)));
  }

  @Test
  void refusedPlanStopsAndItsHoldersWait() {
    Batch passed = batch(BILL, ORDER, LINE).through(findings, refuse(LINE));
    assertEquals(Set.of("shop.Bill", "shop.Order"), passed.sources().keySet());
    assertFalse(passed.isReady(SourcePlan.of(BILL)));
    assertEquals(List.of(PROBLEM), findings.of("shop.Line"));
    assertEquals(List.of(), findings.of("shop.Order"));
  }

  @Test
  void stepsOfAStageSeeWhatCameToIt() {
    List<String> ready = new ArrayList<>();
    Step note =
        Step.ifReady(
            (plan, catalog, found) -> {
              ready.add(plan.fullname().orElseThrow());
              return Optional.of(plan);
            });
    batch(LINE, ORDER).through(findings, refuse(LINE), note);
    assertEquals(List.of("shop.Order"), ready);
    batch(LINE, ORDER).through(findings, refuse(LINE)).through(findings, note);
    assertEquals(List.of("shop.Order"), ready);
  }

  @Test
  void catalogIsMadeAgainOnlyWhereRecordsChange() {
    Batch batch = batch(ORDER, LINE);
    Batch same = batch.through(findings, (plan, catalog, found) -> Optional.of(plan));
    assertSame(batch.catalog(), same.catalog());
    Batch historic =
        batch.through(findings, (plan, catalog, found) -> Optional.of(plan.withHistory(List.of())));
    assertSame(batch.catalog(), historic.catalog());
    Batch changed =
        batch.through(
            findings,
            (plan, catalog, found) ->
                Optional.of(plan.withRecords(new ArrayList<>(plan.records()))));
    assertNotSame(batch.catalog(), changed.catalog());
  }

  @Test
  void plansKeepTheOrderOfTheSources() {
    Batch batch = batch(ORDER, LINE, BILL).through(findings, refuse(LINE));
    assertEquals(List.of("shop.Order", "shop.Bill"), List.copyOf(batch.sources().keySet()));
  }
}
