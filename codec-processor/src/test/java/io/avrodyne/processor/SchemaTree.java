package io.avrodyne.processor;

import java.io.IOException;
import java.util.List;

/** A tree of some 80 schemas of four teams, which refer to each other, with a protocol in IDL. */
final class SchemaTree {

  private static final List<String> TEAMS = List.of("orders", "billing", "stock", "shipping");
  private static final int EVENTS = 18;

  private SchemaTree() {}

  static void write(SchemaProject project) throws IOException {
    project.with(
        "common/types.avsc",
        """
        [{'type':'enum','name':'Currency','namespace':'acme.common','doc':'Of ISO 4217.',
          'symbols':['EUR','USD','UNKNOWN'],'default':'UNKNOWN'},
         {'type':'record','name':'Money','namespace':'acme.common','fields':[
           {'name':'amount','type':{'type':'bytes','logicalType':'decimal','precision':18,'scale':4}},
           {'name':'currency','type':'Currency','default':'EUR'}]},
         {'type':'record','name':'Header','namespace':'acme.common','doc':'What all events have.',
          'fields':[
           {'name':'id','type':{'type':'string','logicalType':'uuid'},'doc':'Never twice.'},
           {'name':'at','type':{'type':'long','logicalType':'timestamp-micros'}},
           {'name':'trace','type':['null',{'type':'fixed','name':'TraceId','size':16}],
            'default':null,'pii':false}]}]
        """);
    project.with(
        "places.avdl",
        """
        @namespace("acme.places") protocol Places {
          /** Where something is. */
          record Address { string street; union { null, string } floor = null; array<string> lines; }
          record Depot { Address address; map<int> shelves; date opened; Depot? parent = null; }
        }
        """);
    for (String team : TEAMS) {
      for (int i = 0; i < EVENTS; i++) {
        project.with(team + "/event" + i + ".avsc", event(team, i, ""));
      }
      project.with(team + "/envelope.avsc", envelope(team));
    }
  }

  /** Returns an event; an evolved one has a further field. */
  static String event(String team, int number, String further) {
    String name = team.substring(0, 1).toUpperCase(java.util.Locale.ROOT) + team.substring(1);
    return """
        {'type':'record','name':'NAMEEvent','namespace':'acme.TEAM','aliases':['NAMEOld'],'fields':[
          {'name':'header','type':'acme.common.Header'},
          {'name':'total','type':['null','acme.common.Money'],'default':null},
          {'name':'count','type':'int','default':NUMBER,'doc':'Of things; at least 0.'},
          {'name':'depot','type':['null','acme.places.Depot'],'default':null},
          {'name':'tags','type':{'type':'map','values':{'type':'array','items':'string'}}},
          {'name':'value','type':['null','string','long',{'type':'array','items':'double'}]}FURTHER]}
        """
        .replace("NAME", name + number)
        .replace("TEAM", team)
        .replace("FURTHER", further)
        .replace("NUMBER", String.valueOf(number));
  }

  private static String envelope(String team) {
    StringBuilder branches = new StringBuilder();
    String name = team.substring(0, 1).toUpperCase(java.util.Locale.ROOT) + team.substring(1);
    for (int i = 0; i < EVENTS; i++) {
      branches.append(i == 0 ? "" : ",").append("'" + name + i + "Event'");
    }
    return "{'type':'record','name':'"
        + name
        + "Envelope','namespace':'acme."
        + team
        + "','fields':[{'name':'event','type':["
        + branches
        + "]},"
        + "{'name':'earlier','type':{'type':'array','items':["
        + branches
        + "]}}]}";
  }
}
