package io.avrodyne.benchmarks.workload.frozen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.benchmarks.workload.Sample;
import io.avrodyne.benchmarks.workload.Size;
import io.avrodyne.benchmarks.workload.Workload;
import io.avrodyne.benchmarks.workload.frozen.MailThread.Message;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The data have the distributions that the workloads' sentences name. */
class FrozenDataTest {

  @Test
  void mailsQuoteTheMailBefore() {
    List<MailThread> threads =
        all(MailThread.class, Workload.FROZEN_MAIL.sample(Size.FULL)).toList();
    assertEquals(0.5, share(threads, each -> each.messages().size() <= 2), 0.05);
    assertEquals(0.1, share(threads, each -> each.messages().size() > 6), 0.02);
    List<Message> mails = mails(threads);
    assertEquals(0.5, share(first(mails), each -> each.body().length() < 300), 0.02);
    List<Message> answers = mails.stream().filter(each -> each.inReplyTo() != null).toList();
    assertEquals(0.83, share(answers, each -> each.body().contains("\n> ")), 0.02);
    assertTrue(mails.stream().anyMatch(each -> each.body().contains("\n>>>>>> ")));
  }

  @Test
  void mostMailsAreNotAscii() {
    List<String> bodies =
        mails(all(MailThread.class, Workload.FROZEN_MAIL.sample(Size.FULL)).toList()).stream()
            .map(Message::body)
            .toList();
    assertEquals(0.25, share(bodies, each -> isBelow(each, 0x80)), 0.02);
    assertEquals(0.6, share(bodies, each -> !isBelow(each, 0x100)), 0.02);
    List<Integer> characters = bodies.stream().flatMap(each -> each.chars().boxed()).toList();
    assertEquals(0.8, share(characters, each -> each < 0x80), 0.02);
  }

  @Test
  void halfOfTheSidesOfBooksHaveTenLevels() {
    List<OrderBook> books = all(OrderBook.class, Workload.FROZEN_BOOK.sample(Size.FULL)).toList();
    List<Integer> levels =
        books.stream()
            .flatMap(each -> Stream.of(each.bidPrices().length, each.askPrices().length))
            .toList();
    assertEquals(0.5, share(levels, each -> each == 10), 0.02);
    assertEquals(0.2, share(levels, each -> each < 10), 0.03);
    assertEquals(0.1, share(levels, each -> each == 50), 0.02);
    assertEquals(0.5, share(books, each -> each.trades().isEmpty()), 0.03);
    assertTrue(books.stream().allMatch(each -> each.bidPrices()[0] < each.askPrices()[0]));
  }

  @Test
  void bodiesOfDocumentsAreLong() {
    List<String> bodies =
        all(Document.class, Workload.FROZEN_DOCUMENT.sample(Size.FULL))
            .map(Document::body)
            .toList();
    assertEquals(0.5, share(bodies, each -> each.length() < 4_700), 0.02);
    assertEquals(0.04, share(bodies, each -> each.length() > 20_000), 0.01);
    assertEquals(0.45, share(bodies, each -> isBelow(each, 0x80)), 0.02);
    assertEquals(0.25, share(bodies, each -> each.contains("\u2019")), 0.02);
    assertEquals(0.2, share(bodies, each -> !isBelow(each, 0x80) && isBelow(each, 0x100)), 0.02);
  }

  @Test
  void oneColumnOfEightIsSet() {
    List<Long> set =
        all(SparseRecord.class, Workload.FROZEN_SPARSE.sample(Size.FULL))
            .map(FrozenDataTest::columnsSet)
            .toList();
    assertEquals(160, SparseRecord.class.getRecordComponents().length);
    assertEquals(19, set.stream().mapToLong(each -> each).average().orElseThrow(), 0.1);
    assertTrue(set.stream().allMatch(each -> each >= 12 && each <= 28), set::toString);
  }

  @Test
  void treesAreDeepAndOfAllTypes() {
    List<Expression> trees =
        all(RuleSet.class, Workload.FROZEN_TREE.sample(Size.FULL))
            .flatMap(each -> each.rules().stream())
            .map(RuleSet.Rule::condition)
            .toList();
    List<Integer> levels = trees.stream().map(FrozenDataTest::levels).toList();
    assertEquals(0.9, share(levels, each -> each >= 5 && each <= 15), 0.01);
    assertEquals(1.0 / 60, share(levels, each -> each >= 18), 0.005);
    assertTrue(levels.stream().allMatch(each -> each <= 24), levels::toString);
    assertEquals(0.5, share(trees, each -> nodes(each).count() < 42), 0.02);
    List<Expression> nodes = trees.stream().flatMap(FrozenDataTest::nodes).toList();
    assertEquals(13, nodes.stream().map(Object::getClass).distinct().count());
    assertEquals(0.5, share(nodes, each -> operands(each).findAny().isEmpty()), 0.02);
  }

  private static List<Message> mails(List<MailThread> threads) {
    return threads.stream().flatMap(each -> each.messages().stream()).toList();
  }

  private static List<Message> first(List<Message> mails) {
    return mails.stream().filter(each -> each.inReplyTo() == null).toList();
  }

  private static <T> Stream<T> all(Class<T> type, Sample sample) {
    return sample.objects().stream().map(type::cast);
  }

  private static <T> double share(List<T> objects, Predicate<T> kind) {
    return (double) objects.stream().filter(kind).count() / objects.size();
  }

  private static boolean isBelow(String text, int end) {
    return text.chars().allMatch(each -> each < end);
  }

  private static long columnsSet(SparseRecord row) {
    return Stream.of(SparseRecord.class.getRecordComponents())
        .filter(each -> isSet(each, row))
        .count();
  }

  private static boolean isSet(RecordComponent column, SparseRecord row) {
    try {
      return column.getAccessor().invoke(row) != null;
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }

  private static int levels(Expression tree) {
    return 1 + operands(tree).mapToInt(FrozenDataTest::levels).max().orElse(0);
  }

  private static Stream<Expression> nodes(Expression tree) {
    return Stream.concat(Stream.of(tree), operands(tree).flatMap(FrozenDataTest::nodes));
  }

  private static Stream<Expression> operands(Expression node) {
    if (node instanceof Expression.Compare compare) {
      return Stream.of(compare.left(), compare.right());
    } else if (node instanceof Expression.Arithmetic arithmetic) {
      return Stream.of(arithmetic.left(), arithmetic.right());
    } else if (node instanceof Expression.All all) {
      return all.conditions().stream();
    } else if (node instanceof Expression.Any any) {
      return any.conditions().stream();
    } else if (node instanceof Expression.Call call) {
      return call.arguments().stream();
    } else if (node instanceof Expression.Conditional choice) {
      return Stream.of(choice.condition(), choice.yes(), choice.no());
    } else if (node instanceof Expression.Not not) {
      return Stream.of(not.condition());
    } else if (node instanceof Expression.In in) {
      return Stream.of(in.value());
    }
    return node instanceof Expression.Between between ? Stream.of(between.value()) : Stream.of();
  }
}
