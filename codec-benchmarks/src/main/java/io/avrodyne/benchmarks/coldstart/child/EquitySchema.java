package io.avrodyne.benchmarks.coldstart.child;

/** The schema of the event, for the libraries that need one. */
final class EquitySchema {

  static final String TEXT =
      """
      {"type": "record", "name": "EquityMarketPriceEvent",
       "namespace": "io.avrodyne.fixtures.equity.t2", "fields": [
         {"name": "meta", "type": {"type": "record", "name": "EventMeta", "fields": [
           {"name": "id", "type": "string"},
           {"name": "parentId", "type": "string"},
           {"name": "correlation", "type": "string"}]}},
         {"name": "target", "type": {"type": "record", "name": "Equity", "fields": [
           {"name": "ticker", "type": "string"},
           {"name": "price", "type": "double"},
           {"name": "volume", "type": "long"},
           {"name": "variation", "type": "double"}]}},
         {"name": "bid", "type": {"type": "array", "items": {
           "type": "record", "name": "EquityOrder", "fields": [
             {"name": "count", "type": "int"},
             {"name": "price", "type": "double"},
             {"name": "quantity", "type": "long"}]}}},
         {"name": "ask", "type": {"type": "array", "items": "EquityOrder"}}]}
      """;

  private EquitySchema() {}
}
