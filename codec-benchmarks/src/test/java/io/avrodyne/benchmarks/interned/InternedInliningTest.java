package io.avrodyne.benchmarks.interned;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.benchmarks.InliningLog;
import io.avrodyne.runtime.AvroInput;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InternedInliningTest {

  private static final int FIELDS = 24;

  @TempDir Path folder;

  @Test
  void inliningStopsNowhere() throws Exception {
    assertEquals(FIELDS, NamesAvroCodec.INSTANCE.schema().getFields().size());
    InliningLog log = InliningLog.of(folder, Repetition.class);
    assertEquals(List.of(), log.stopped());
    assertTrue(log.isCompiledApart("StringTable::read"), "interned strings are inlined");
  }

  /** The program whose compilation is looked at. */
  static final class Repetition {

    private static final int TIMES = 20_000;
    private static final int MAX_LENGTH = 40;

    private Repetition() {}

    /** Decodes strings of all lengths again and again. */
    public static void main(String[] args) {
      byte[][] data = new byte[MAX_LENGTH][];
      for (int i = 0; i < MAX_LENGTH; i++) {
        data[i] = encoded("a".repeat(i));
      }
      AvroInput in = new AvroInput();
      for (int i = 0; i < TIMES; i++) {
        NamesAvroCodec.INSTANCE.decode(in.reset(data[i % MAX_LENGTH]));
      }
    }

    /** Returns a datum whose fields are all the same string, which has one byte of length. */
    private static byte[] encoded(String text) {
      StringBuilder names = new StringBuilder();
      for (int i = 0; i < FIELDS; i++) {
        names.append((char) (2 * text.length())).append(text);
      }
      return names.toString().getBytes(StandardCharsets.US_ASCII);
    }
  }
}
