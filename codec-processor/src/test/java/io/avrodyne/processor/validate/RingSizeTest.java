package io.avrodyne.processor.validate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.Plans;
import io.avrodyne.processor.schema.Catalog;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Counts what rules about schemas cost for records that all contain each other. */
class RingSizeTest {

  /** With this many records, the schema of each has more levels than Avro's parser reads. */
  private static final int TOO_MANY = 300;

  private static final double TWICE = 2.6;

  private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  @Test
  void ringThatIsTooDeepIsRejectedAtACostInProportionToItsSize() {
    long unused = bytesToReject(TOO_MANY);
    long once = bytesToReject(TOO_MANY);
    long twice = bytesToReject(2 * TOO_MANY);
    assertTrue(twice < TWICE * once, once + " and " + twice + " bytes");
  }

  /** Returns the number of bytes allocated while a ring is rejected, at each of its records. */
  private long bytesToReject(int size) {
    CodecPlan[] ring = ring(size);
    Catalog catalog = Plans.catalog(ring);
    Validator validator = new Validator(List.of(ring), false);
    List<Problem> problems = new ArrayList<>();
    long before = threads.getCurrentThreadAllocatedBytes();
    for (CodecPlan plan : ring) {
      problems.addAll(validator.checkSchema(plan, catalog));
    }
    long bytes = threads.getCurrentThreadAllocatedBytes() - before;
    assertEquals(size, problems.size());
    assertTrue(problems.stream().allMatch(problem -> problem.code() == Code.SCHEMA_TEXT));
    return bytes;
  }

  private static CodecPlan[] ring(int size) {
    CodecPlan[] ring = new CodecPlan[size];
    for (int i = 0; i < size; i++) {
      String next = "R" + (i + 1) % size;
      ring[i] =
          Plans.codec(Plans.record("R" + i, Plans.field("next", Plans.orNull(Plans.nested(next)))));
    }
    return ring;
  }
}
