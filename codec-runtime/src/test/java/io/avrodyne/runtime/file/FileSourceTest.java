package io.avrodyne.runtime.file;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import org.junit.jupiter.api.Test;

class FileSourceTest {

  private static final int AHEAD = 1 << 20;

  /** Uses a file that claims a block of maximum length after every few bytes. */
  @Test
  void whatLiesAheadIsNotMovedForEachByte() throws IOException {
    FileSource source = new FileSource(FileFeed.of(zeros()));
    int moves = 0;
    for (int position = 0; position < AHEAD; position++) {
      assertTrue(source.ensure(AHEAD));
      moves += source.index() == 0 ? 1 : 0;
      source.skip(1);
    }
    assertTrue(moves < 20, moves + " moves");
  }

  private static InputStream zeros() {
    return new InputStream() {
      @Override
      public int read() {
        return 0;
      }

      @Override
      public int read(byte[] bytes, int offset, int length) {
        return length;
      }
    };
  }
}
