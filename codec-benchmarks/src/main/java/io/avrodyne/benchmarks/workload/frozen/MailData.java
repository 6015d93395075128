package io.avrodyne.benchmarks.workload.frozen;

import static io.avrodyne.benchmarks.workload.RandomValues.chance;
import static io.avrodyne.benchmarks.workload.RandomValues.listOf;
import static io.avrodyne.benchmarks.workload.RandomValues.logNormal;
import static io.avrodyne.benchmarks.workload.RandomValues.oneOf;

import io.avrodyne.benchmarks.workload.RandomText;
import io.avrodyne.benchmarks.workload.frozen.MailThread.Address;
import io.avrodyne.benchmarks.workload.frozen.MailThread.Attachment;
import io.avrodyne.benchmarks.workload.frozen.MailThread.Message;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * The mail threads. Half have one or two messages, one in ten more than six, the longest one 18.
 * What an author writes is log-normal in length, half of it below 300 characters. Five answers in
 * six quote the message before, most of them all of it with its own quotes, so that late messages
 * are long and nest deeply.
 *
 * <p>Four characters in five are ASCII, but only a quarter of the bodies is ASCII only, and a sixth
 * Latin-1. The others are in another script, or in English with a few characters beyond Latin-1:
 * authors are named in their own scripts, 15 % of messages are in another language than their
 * thread, and one in ten contains an emoji.
 */
public final class MailData {

  private static final int MAX_QUOTED_LINES = 120;
  private static final long FIRST_MILLIS = Instant.parse("2015-01-01T00:00:00Z").toEpochMilli();
  private static final long TEN_YEARS = 10L * 365 * 24 * 3_600_000;
  private static final int HOUR = 3_600_000;

  private MailData() {}

  /** Makes a thread with random content. */
  public static MailThread thread(SplittableRandom random) {
    Language language = Language.next(random);
    List<Address> people = listOf(random, random.nextInt(2, 8), MailData::address);
    List<Message> messages = new ArrayList<>();
    int size = logNormal(random, 3, 0.7, 20);
    for (int i = 0; i < size; i++) {
      Language own = chance(random, 80) ? language : Language.next(random);
      messages.add(message(random, own, people, messages));
    }
    return new MailThread(
        random.nextLong(1L << 34),
        language.text(random, logNormal(random, 30, 0.5, 120)),
        listOf(random, random.nextInt(4), MailData::label),
        messages);
  }

  private static Message message(
      SplittableRandom random, Language language, List<Address> people, List<Message> earlier) {
    Message last = earlier.isEmpty() ? null : earlier.get(earlier.size() - 1);
    Address author = someone(random, people);
    return new Message(
        "<" + new RandomText(random).alphanumerics(24) + "@" + host(random) + ">",
        last == null ? null : last.id(),
        earlier.stream().map(Message::id).toList(),
        author,
        listOf(random, random.nextInt(1, 4), r -> someone(r, people)),
        listOf(random, chance(random, 30) ? random.nextInt(1, 5) : 0, r -> someone(r, people)),
        last == null
            ? FIRST_MILLIS + random.nextLong(TEN_YEARS)
            : last.sentMillis() + (long) HOUR * logNormal(random, 5, 1.5, 1_000),
        chance(random, 5),
        body(random, language, author, last),
        listOf(random, chance(random, 12) ? random.nextInt(1, 4) : 0, r -> file(r, language)));
  }

  private static String body(
      SplittableRandom random, Language language, Address author, @Nullable Message last) {
    StringBuilder body = new StringBuilder();
    int lines = logNormal(random, 300, 1.0, 6_000) / language.width() + 1;
    for (int i = 0; i < lines; i++) {
      body.append(language.text(random, random.nextInt(language.width() / 2, language.width())));
      body.append(chance(random, 15) ? "\n\n" : "\n");
    }
    if (chance(random, 10)) {
      body.appendCodePoint(random.nextInt(0x1F600, 0x1F650)).append('\n');
    }
    if (last != null && chance(random, 83)) {
      quote(random, last, body);
    }
    if (chance(random, 30)) {
      body.append("-- \n").append(name(author)).append('\n');
    }
    return body.toString();
  }

  private static void quote(SplittableRandom random, Message last, StringBuilder body) {
    body.append("\nOn ").append(Instant.ofEpochMilli(last.sentMillis()));
    body.append(", ").append(name(last.from())).append(" wrote:\n");
    int lines = chance(random, 70) ? MAX_QUOTED_LINES : random.nextInt(1, 12);
    last.body()
        .lines()
        .limit(lines)
        .forEach(line -> body.append(line.startsWith(">") ? ">" : "> ").append(line).append('\n'));
  }

  private static String name(Address address) {
    return address.name() == null ? address.mailbox() : address.name();
  }

  private static Address someone(SplittableRandom random, List<Address> people) {
    return people.get(random.nextInt(people.size()));
  }

  private static Address address(SplittableRandom random) {
    return new Address(
        chance(random, 85) ? Language.next(random).text(random, random.nextInt(5, 16)) : null,
        new RandomText(random).letters(random.nextInt(4, 16)).toLowerCase(Locale.ROOT)
            + "@"
            + host(random));
  }

  private static String host(SplittableRandom random) {
    return oneOf(random, "mail.example", "lists.example.org", "example.com", "uni.example.edu");
  }

  private static String label(SplittableRandom random) {
    return oneOf(random, "inbox", "archive", "important", "project/release", "to do", "answered");
  }

  private static Attachment file(SplittableRandom random, Language language) {
    String suffix = oneOf(random, "pdf", "png", "zip");
    return new Attachment(
        language.text(random, random.nextInt(4, 20)) + "." + suffix,
        suffix.equals("png") ? "image/png" : "application/" + suffix,
        logNormal(random, 80_000, 1.5, 20_000_000));
  }
}
