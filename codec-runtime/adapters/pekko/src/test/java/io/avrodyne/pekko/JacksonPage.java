package io.avrodyne.pekko;

import com.typesafe.config.Config;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The configurations of the page's section on Jackson, for the types of the bank. */
final class JacksonPage {

  private static final List<String> TYPES = List.of("BankEvent", "BankCommand", "Account");
  private static final String PACKAGE = "io.avrodyne.pekko.bank.";
  private static final Pattern BLOCK = Pattern.compile("(?s)```hocon\\n(.*?)```");
  private static final Pattern BINDING = Pattern.compile("\"shop\\.OrderEvent\" = (\\S+)");

  private JacksonPage() {}

  /** Returns the configuration before the move. */
  static Config before(String jackson) throws IOException {
    return block(0, jackson);
  }

  /** Returns the configuration of the first deployment, which reads both forms. */
  static Config readsBoth(String jackson) throws IOException {
    return block(1, jackson);
  }

  /** Returns the configuration of the second deployment, which writes Avro. */
  static Config writesAvro(String jackson) throws IOException {
    return block(2, jackson);
  }

  private static Config block(int index, String jackson) throws IOException {
    String page = Files.readString(Path.of("PEKKO.md"));
    int start = page.indexOf("\n## Move from Jackson\n");
    String section = page.substring(start, page.indexOf("\n## ", start + 1));
    List<String> blocks = BLOCK.matcher(section).results().map(block -> block.group(1)).toList();
    return Systems.config(ofTheBank(blocks.get(index)).replace("jackson-json", jackson));
  }

  private static String ofTheBank(String block) {
    return BINDING
        .matcher(block)
        .replaceAll(JacksonPage::bindings)
        .replace("\"shop.OrderEvent\"", names(""))
        .replace("\"shop.\"", '"' + PACKAGE + '"');
  }

  private static String bindings(MatchResult binding) {
    return names(" = " + binding.group(1));
  }

  /** Returns the names of the bank's types, each followed by some text. */
  private static String names(String text) {
    return String.join(
        ", ", TYPES.stream().map(type -> '"' + PACKAGE + type + '"' + text).toList());
  }
}
