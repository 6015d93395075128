package io.avrodyne.benchmarks.workload;

import io.avrodyne.benchmarks.harness.Dataset;
import io.avrodyne.benchmarks.workload.bank.compact.CompactEvents;
import io.avrodyne.benchmarks.workload.bank.text.TextEvents;
import io.avrodyne.benchmarks.workload.complex.ClientData;
import io.avrodyne.benchmarks.workload.deep.DeepBean;
import io.avrodyne.benchmarks.workload.deep.DeepData;
import io.avrodyne.benchmarks.workload.deep.DeepRecord;
import io.avrodyne.benchmarks.workload.equity.EquityData;
import io.avrodyne.benchmarks.workload.equity.T1BoxedModel;
import io.avrodyne.benchmarks.workload.equity.T1Model;
import io.avrodyne.benchmarks.workload.equity.T2Model;
import io.avrodyne.benchmarks.workload.frozen.BookData;
import io.avrodyne.benchmarks.workload.frozen.Document;
import io.avrodyne.benchmarks.workload.frozen.DocumentData;
import io.avrodyne.benchmarks.workload.frozen.MailData;
import io.avrodyne.benchmarks.workload.frozen.MailThread;
import io.avrodyne.benchmarks.workload.frozen.OrderBook;
import io.avrodyne.benchmarks.workload.frozen.RuleSet;
import io.avrodyne.benchmarks.workload.frozen.SparseRecord;
import io.avrodyne.benchmarks.workload.frozen.TreeData;
import io.avrodyne.benchmarks.workload.lists.LongArrayData;
import io.avrodyne.benchmarks.workload.lists.LongListData;
import io.avrodyne.benchmarks.workload.nullable.NullableBean;
import io.avrodyne.benchmarks.workload.nullable.NullableRecord;
import io.avrodyne.benchmarks.workload.numbers.BooleanArrayBean;
import io.avrodyne.benchmarks.workload.numbers.BooleanListBean;
import io.avrodyne.benchmarks.workload.numbers.ByteArrayBean;
import io.avrodyne.benchmarks.workload.numbers.DoubleArrayBean;
import io.avrodyne.benchmarks.workload.numbers.DoubleListBean;
import io.avrodyne.benchmarks.workload.numbers.FloatArrayBean;
import io.avrodyne.benchmarks.workload.numbers.FloatListBean;
import io.avrodyne.benchmarks.workload.numbers.IntArrayBean;
import io.avrodyne.benchmarks.workload.numbers.IntListBean;
import io.avrodyne.benchmarks.workload.numbers.LongArrayBean;
import io.avrodyne.benchmarks.workload.numbers.LongListBean;
import io.avrodyne.benchmarks.workload.numbers.Million;
import io.avrodyne.benchmarks.workload.simple.NullableSimpleData;
import io.avrodyne.benchmarks.workload.simple.SimpleData;
import io.avrodyne.benchmarks.workload.social.SocialData;
import io.avrodyne.benchmarks.workload.text.TextBean;
import io.avrodyne.benchmarks.workload.text.TextData;
import io.avrodyne.benchmarks.workload.text.TextRecord;
import io.avrodyne.benchmarks.workload.time.TimeBean;
import io.avrodyne.benchmarks.workload.time.TimeData;
import io.avrodyne.benchmarks.workload.time.TimeRecord;
import io.avrodyne.benchmarks.workload.union.UnionBean;
import io.avrodyne.benchmarks.workload.union.UnionData;
import io.avrodyne.benchmarks.workload.union.UnionRecord;
import io.avrodyne.benchmarks.workload.wide.Wide1000Bean;
import io.avrodyne.benchmarks.workload.wide.Wide100Bean;
import io.avrodyne.benchmarks.workload.wide.Wide100Record;
import io.avrodyne.benchmarks.workload.wide.Wide20Bean;
import io.avrodyne.benchmarks.workload.wide.Wide20Record;
import io.avrodyne.benchmarks.workload.wide.Wide250Bean;
import io.avrodyne.benchmarks.workload.wide.Wide250Record;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Supplier;

/** The workloads on objects. A workload's classes are loaded when its sample is made. */
@SuppressWarnings("ImmutableEnumChecker") // The suppliers have no state.
public enum Workload implements Dataset {
  EQUITY_T1(
      "A small event of short ASCII strings and numbers, every field nullable in the schema, with"
          + " primitives in Java.",
      () -> EquityData.sample(new T1Model())),
  EQUITY_T1_BOXED(
      "The same event with boxed numbers, which can be null.",
      () -> EquityData.sample(new T1BoxedModel())),
  EQUITY_T2(
      "A small event of short ASCII strings and numbers, without nulls.",
      () -> EquityData.sample(new T2Model())),
  SIMPLE("A list of 25 small records with a field of each simple type.", SimpleData::sample),
  SIMPLE_NULLABLE(
      "The same records, with a number and a string that may be null but are not.",
      NullableSimpleData::sample),
  COMPLEX(
      "A list of 15 clients with fields of most kinds; pictures are 83 % of the bytes, so copying"
          + " them counts most.",
      ClientData::sample),
  COMPLEX_NO_PICTURE(
      "The same clients without pictures: nulls, unions, maps, dates and short strings.",
      ClientData::sampleWithoutPictures),
  LISTS("A million large numbers in nested lists, boxed in Java.", LongListData::sample),
  LISTS_ARRAY("The same numbers, in arrays of primitives.", LongArrayData::sample),
  SOCIAL_POST("A post with many short ASCII strings in small lists.", SocialData::sample),
  BANK_TEXT(
      "Tiny events of three classes in turn, with a header and a type of another library as text.",
      TextEvents::sample),
  BANK_COMPACT("The same events, with money as a decimal and a currency.", CompactEvents::sample),
  TEXT_RECORD(
      "Strings of 1 to 1,000 characters, most of them short: half are ASCII, a fifth Latin-1, the"
          + " others CJK, emoji or a mix.",
      () -> RandomSample.of(TextRecord.class, TextData::article)),
  TEXT_BEAN(
      "The same strings in a bean.", () -> RandomSample.beans(TextBean.class, TextData::article)),
  UNION_RECORD(
      "Unions of twelve records, some frequent and some rare, so that branches are hard to"
          + " predict.",
      () -> RandomSample.of(UnionRecord.class, UnionData::envelope)),
  UNION_BEAN(
      "The same unions of beans.", () -> RandomSample.beans(UnionBean.class, UnionData::envelope)),
  NULLABLE_RECORD(
      "Forty fields of mixed types, half of them null at random, so that branches cannot be"
          + " predicted.",
      () -> RandomSample.of(NullableRecord.class, NullableRecord::random)),
  NULLABLE_BEAN(
      "The same fields in a bean, half of them null.",
      () -> RandomSample.of(NullableBean.class, NullableBean::random)),
  WIDE_20_RECORD(
      "20 fields of mixed types in a record, whose constructor takes them all.",
      () -> RandomSample.of(Wide20Record.class, Wide20Record::random)),
  WIDE_20_BEAN(
      "20 fields of mixed types in a bean.",
      () -> RandomSample.of(Wide20Bean.class, Wide20Bean::random)),
  WIDE_100_RECORD(
      "100 fields of mixed types in a record, whose constructor takes them all.",
      () -> RandomSample.of(Wide100Record.class, Wide100Record::random)),
  WIDE_100_BEAN(
      "100 fields of mixed types in a bean.",
      () -> RandomSample.of(Wide100Bean.class, Wide100Bean::random)),
  WIDE_250_RECORD(
      "250 fields of mixed types in a record, whose constructor takes them all.",
      () -> RandomSample.of(Wide250Record.class, Wide250Record::random)),
  WIDE_250_BEAN(
      "250 fields of mixed types in a bean.",
      () -> RandomSample.of(Wide250Bean.class, Wide250Bean::random)),
  WIDE_1000_BEAN(
      "1,000 fields of mixed types, too many for one compiled method; a bean only, as a Java"
          + " constructor takes at most 255 parameters.",
      () -> RandomSample.of(Wide1000Bean.class, Wide1000Bean::random)),
  DEEP_RECORD(
      "Lists of lists, maps of maps and a tree: much structure around little data.",
      () -> RandomSample.of(DeepRecord.class, DeepData::deep)),
  DEEP_BEAN(
      "The same lists, maps and tree in beans.",
      () -> RandomSample.beans(DeepBean.class, DeepData::deep)),
  TIME_RECORD(
      "Decimals, instants, dates and UUIDs, which have to be converted from and to plain values.",
      () -> RandomSample.of(TimeRecord.class, TimeData::invoice)),
  TIME_BEAN(
      "The same decimals, instants, dates and UUIDs in beans.",
      () -> RandomSample.beans(TimeBean.class, TimeData::invoice)),
  NUMBERS_BOOLEAN_ARRAY(
      "A million boolean values in an array, so cheap that the cost of an item itself shows.",
      size -> Million.sample(size, BooleanArrayBean.class, Million::booleanArrays)),
  NUMBERS_BOOLEAN_LIST(
      "The same million boolean values in a list, boxed.",
      size -> Million.sample(size, BooleanListBean.class, Million::booleanLists)),
  NUMBERS_INT_ARRAY(
      "A million int values in an array, in one to five bytes each, unpredictably.",
      size -> Million.sample(size, IntArrayBean.class, Million::intArrays)),
  NUMBERS_INT_LIST(
      "The same million int values in a list, boxed.",
      size -> Million.sample(size, IntListBean.class, Million::intLists)),
  NUMBERS_LONG_ARRAY(
      "A million long values in an array, in one to ten bytes each, unpredictably.",
      size -> Million.sample(size, LongArrayBean.class, Million::longArrays)),
  NUMBERS_LONG_LIST(
      "The same million long values in a list, boxed.",
      size -> Million.sample(size, LongListBean.class, Million::longLists)),
  NUMBERS_FLOAT_ARRAY(
      "A million float values in an array, of four bytes each.",
      size -> Million.sample(size, FloatArrayBean.class, Million::floatArrays)),
  NUMBERS_FLOAT_LIST(
      "The same million float values in a list, boxed.",
      size -> Million.sample(size, FloatListBean.class, Million::floatLists)),
  NUMBERS_DOUBLE_ARRAY(
      "A million double values in an array, of eight bytes each.",
      size -> Million.sample(size, DoubleArrayBean.class, Million::doubleArrays)),
  NUMBERS_DOUBLE_LIST(
      "The same million double values in a list, boxed.",
      size -> Million.sample(size, DoubleListBean.class, Million::doubleLists)),
  NUMBERS_BYTE_ARRAY(
      "A million bytes, which need only be copied.",
      size -> Million.sample(size, ByteArrayBean.class, Million::byteArrays)),
  // The data from here on is frozen.
  FROZEN_MAIL(
      "Threads of mostly one to six mails that quote the mail before, in nine languages and seven"
          + " scripts; a quarter of their bodies is ASCII only, three fifths are not Latin-1.",
      () -> RandomSample.of(MailThread.class, MailData::thread)),
  FROZEN_BOOK(
      "Order books, with 10 levels on half of the sides and 1 to 50 on the others, as arrays of"
          + " prices, quantities and counts, with lists of up to 8 orders and 20 trades.",
      () -> RandomSample.of(OrderBook.class, BookData::book)),
  FROZEN_DOCUMENT(
      "Articles of some twenty strings shorter than 100 characters and a body of 4,700 in the"
          + " median; 45 % of the bodies are ASCII, 25 % ASCII but for apostrophes, 20 % Latin-1.",
      () -> RandomSample.of(Document.class, DocumentData::document)),
  FROZEN_SPARSE(
      "Rows of 160 nullable columns of nine types, of which 12 % are set on average: nine columns"
          + " in most rows, the others in few.",
      () -> RandomSample.of(SparseRecord.class, SparseRecord::random)),
  FROZEN_TREE(
      "Rules whose conditions are trees of thirteen sealed types, of 40 nodes in the median and"
          + " up to 24 levels.",
      () -> RandomSample.of(RuleSet.class, TreeData::set));

  private final String stress;
  private final Function<Size, Sample> sample;

  Workload(String stress, Supplier<Sample> sample) {
    this(stress, size -> size.of(sample.get()));
  }

  /** Creates a workload whose objects are too large for tests. */
  Workload(String stress, Function<Size, Sample> sample) {
    this.stress = stress;
    this.sample = sample;
  }

  @Override
  public String stress() {
    return stress;
  }

  /** Makes the data, the same ones at every call. */
  public Sample sample(Size size) {
    return sample.apply(size);
  }

  /** Returns the name that reports print. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
