package io.avrodyne.benchmarks.harness.size;

/** The naive timing that others published of the post, shown after that of this machine. */
final class PublishedTiming {

  static final String REMARK =
      """

      Published of the post, on an Apple M3 Pro with JDK 25:

      """;

  static final String ROWS =
      """
      | published contender | write min | average | median | read min | average | median |
      |---|--:|--:|--:|--:|--:|--:|
      | Jackson JSON | 1000 | 1299 | 1250 | 1375 | 1734 | 1625 |
      | Protobuf | 375 | 494 | 459 | 583 | 825 | 709 |
      | Avro JSON | 3250 | 4479 | 4250 | 4541 | 5576 | 5375 |
      | Avro binary | 458 | 717 | 583 | 1125 | 1435 | 1333 |
      """;

  private PublishedTiming() {}
}
