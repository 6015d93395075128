package io.avrodyne.benchmarks.workload;

import io.avrodyne.benchmarks.harness.Dataset;
import io.avrodyne.benchmarks.workload.bank.compact.CompactEvents;
import io.avrodyne.benchmarks.workload.bank.text.TextEvents;
import io.avrodyne.benchmarks.workload.complex.ClientData;
import io.avrodyne.benchmarks.workload.deep.DeepData;
import io.avrodyne.benchmarks.workload.equity.EquityData;
import io.avrodyne.benchmarks.workload.equity.T1BoxedModel;
import io.avrodyne.benchmarks.workload.equity.T1Model;
import io.avrodyne.benchmarks.workload.equity.T2Model;
import io.avrodyne.benchmarks.workload.frozen.BookData;
import io.avrodyne.benchmarks.workload.frozen.DocumentData;
import io.avrodyne.benchmarks.workload.frozen.MailData;
import io.avrodyne.benchmarks.workload.frozen.SparseData;
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
import io.avrodyne.benchmarks.workload.text.TextData;
import io.avrodyne.benchmarks.workload.time.TimeData;
import io.avrodyne.benchmarks.workload.union.UnionData;
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
  /** The equity event of the published experiment, with a schema that allows null everywhere. */
  EQUITY_T1(
      "A small event of short ASCII strings and numbers, every field nullable in the schema, with"
          + " primitives in Java.",
      () -> EquityData.sample(new T1Model())),
  /** The same bytes, from boxed numbers. */
  EQUITY_T1_BOXED(
      "The same event with boxed numbers, which can be null.",
      () -> EquityData.sample(new T1BoxedModel())),
  /** The equity event without nulls. */
  EQUITY_T2(
      "A small event of short ASCII strings and numbers, without nulls.",
      () -> EquityData.sample(new T2Model())),
  /** Records of simple types. */
  SIMPLE("A list of 25 small records with a field of each simple type.", SimpleData::sample),
  /** The same values, with a nullable number and a nullable string. */
  SIMPLE_NULLABLE(
      "The same records, with a number and a string that may be null but are not.",
      NullableSimpleData::sample),
  /** Clients with pictures. */
  COMPLEX(
      "A list of 15 clients with fields of most kinds; pictures are 83 % of the bytes, so copying"
          + " them counts most.",
      ClientData::sample),
  /** The same clients, whose pictures are null. */
  COMPLEX_NO_PICTURE(
      "The same clients without pictures: nulls, unions, maps, dates and short strings.",
      ClientData::sampleWithoutPictures),
  /** A million numbers, boxed. */
  LISTS("A million large numbers in nested lists, boxed in Java.", LongListData::sample),
  /** The same numbers in arrays. */
  LISTS_ARRAY("The same numbers, in arrays of primitives.", LongArrayData::sample),
  /** A post of a social network. */
  SOCIAL_POST("A post with many short ASCII strings in small lists.", SocialData::sample),
  /** Events of bank accounts with money as text. */
  BANK_TEXT(
      "Tiny events of three classes in turn, with a header and a type of another library as text.",
      TextEvents::sample),
  /** The same events with money as a record. */
  BANK_COMPACT("The same events, with money as a decimal and a currency.", CompactEvents::sample),
  /** Articles in many scripts, as Java records. */
  TEXT_RECORD(
      "Strings of 1 to 1,000 characters, most of them short: half are ASCII, a fifth Latin-1, the"
          + " others CJK, emoji or a mix.",
      TextData::records),
  /** The same articles as beans. */
  TEXT_BEAN("The same strings in a bean.", TextData::beans),
  /** Events of a sealed family, as Java records. */
  UNION_RECORD(
      "Unions of twelve records, some frequent and some rare, so that branches are hard to"
          + " predict.",
      UnionData::records),
  /** The same events as beans. */
  UNION_BEAN("The same unions of beans.", UnionData::beans),
  /** Forty fields, as a Java record. */
  NULLABLE_RECORD(
      "Forty fields of mixed types, half of them null at random, so that branches cannot be"
          + " predicted.",
      () -> RandomSample.of(NullableRecord.class, NullableRecord::random)),
  /** The same fields in a bean. */
  NULLABLE_BEAN(
      "The same fields in a bean, half of them null.",
      () -> RandomSample.of(NullableBean.class, NullableBean::random)),
  /** A Java record of 20 fields. */
  WIDE_20_RECORD(
      "20 fields of mixed types in a record, whose constructor takes them all.",
      () -> RandomSample.of(Wide20Record.class, Wide20Record::random)),
  /** A bean of 20 fields. */
  WIDE_20_BEAN(
      "20 fields of mixed types in a bean.",
      () -> RandomSample.of(Wide20Bean.class, Wide20Bean::random)),
  /** A Java record of 100 fields. */
  WIDE_100_RECORD(
      "100 fields of mixed types in a record, whose constructor takes them all.",
      () -> RandomSample.of(Wide100Record.class, Wide100Record::random)),
  /** A bean of 100 fields. */
  WIDE_100_BEAN(
      "100 fields of mixed types in a bean.",
      () -> RandomSample.of(Wide100Bean.class, Wide100Bean::random)),
  /** A Java record of 250 fields. */
  WIDE_250_RECORD(
      "250 fields of mixed types in a record, whose constructor takes them all.",
      () -> RandomSample.of(Wide250Record.class, Wide250Record::random)),
  /** A bean of 250 fields. */
  WIDE_250_BEAN(
      "250 fields of mixed types in a bean.",
      () -> RandomSample.of(Wide250Bean.class, Wide250Bean::random)),
  /** A bean of 1,000 fields. */
  WIDE_1000_BEAN(
      "1,000 fields of mixed types, too many for one compiled method; a bean only, as a Java"
          + " constructor takes at most 255 parameters.",
      () -> RandomSample.of(Wide1000Bean.class, Wide1000Bean::random)),
  /** Nested lists and maps, and a tree, as Java records. */
  DEEP_RECORD(
      "Lists of lists, maps of maps and a tree: much structure around little data.",
      DeepData::records),
  /** The same structure in beans. */
  DEEP_BEAN("The same lists, maps and tree in beans.", DeepData::beans),
  /** Invoices, as Java records. */
  TIME_RECORD(
      "Decimals, instants, dates and UUIDs, which have to be converted from and to plain values.",
      TimeData::records),
  /** The same invoices as beans. */
  TIME_BEAN("The same decimals, instants, dates and UUIDs in beans.", TimeData::beans),
  /** An array of {@code boolean}. */
  NUMBERS_BOOLEAN_ARRAY(
      "A million boolean values in an array, so cheap that the cost of an item itself shows.",
      size -> Million.sample(size, BooleanArrayBean.class, Million::booleanArrays)),
  /** A list of {@code boolean}. */
  NUMBERS_BOOLEAN_LIST(
      "The same million boolean values in a list, boxed.",
      size -> Million.sample(size, BooleanListBean.class, Million::booleanLists)),
  /** An array of {@code int}. */
  NUMBERS_INT_ARRAY(
      "A million int values in an array, in one to five bytes each, unpredictably.",
      size -> Million.sample(size, IntArrayBean.class, Million::intArrays)),
  /** A list of {@code int}. */
  NUMBERS_INT_LIST(
      "The same million int values in a list, boxed.",
      size -> Million.sample(size, IntListBean.class, Million::intLists)),
  /** An array of {@code long}. */
  NUMBERS_LONG_ARRAY(
      "A million long values in an array, in one to ten bytes each, unpredictably.",
      size -> Million.sample(size, LongArrayBean.class, Million::longArrays)),
  /** A list of {@code long}. */
  NUMBERS_LONG_LIST(
      "The same million long values in a list, boxed.",
      size -> Million.sample(size, LongListBean.class, Million::longLists)),
  /** An array of {@code float}. */
  NUMBERS_FLOAT_ARRAY(
      "A million float values in an array, of four bytes each.",
      size -> Million.sample(size, FloatArrayBean.class, Million::floatArrays)),
  /** A list of {@code float}. */
  NUMBERS_FLOAT_LIST(
      "The same million float values in a list, boxed.",
      size -> Million.sample(size, FloatListBean.class, Million::floatLists)),
  /** An array of {@code double}. */
  NUMBERS_DOUBLE_ARRAY(
      "A million double values in an array, of eight bytes each.",
      size -> Million.sample(size, DoubleArrayBean.class, Million::doubleArrays)),
  /** A list of {@code double}. */
  NUMBERS_DOUBLE_LIST(
      "The same million double values in a list, boxed.",
      size -> Million.sample(size, DoubleListBean.class, Million::doubleLists)),
  /** A {@code byte[]}. */
  NUMBERS_BYTE_ARRAY(
      "A million bytes, which need only be copied.",
      size -> Million.sample(size, ByteArrayBean.class, Million::byteArrays)),
  /** Threads of mails. Frozen, as the following ones. */
  FROZEN_MAIL(
      "Threads of mostly one to six mails that quote the mail before, in nine languages and seven"
          + " scripts; a quarter of their bodies is ASCII only, three fifths are not Latin-1.",
      MailData::threads),
  /** Order books. */
  FROZEN_BOOK(
      "Order books, with 10 levels on half of the sides and 1 to 50 on the others, as arrays of"
          + " prices, quantities and counts, with lists of up to 8 orders and 20 trades.",
      BookData::books),
  /** Articles. */
  FROZEN_DOCUMENT(
      "Articles of some twenty strings shorter than 100 characters and a body of 4,700 in the"
          + " median; 45 % of the bodies are ASCII, 25 % ASCII but for apostrophes, 20 % Latin-1.",
      DocumentData::documents),
  /** Rows of mostly nulls. */
  FROZEN_SPARSE(
      "Rows of 160 nullable columns of nine types, of which 12 % are set on average: nine columns"
          + " in most rows, the others in few.",
      SparseData::rows),
  /** Syntax trees. */
  FROZEN_TREE(
      "Rules whose conditions are trees of thirteen sealed types, of 40 nodes in the median and"
          + " up to 24 levels.",
      TreeData::rules);

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
