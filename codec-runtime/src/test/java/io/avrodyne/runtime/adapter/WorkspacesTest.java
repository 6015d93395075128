package io.avrodyne.runtime.adapter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.api.DecodeException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.Strictness;
import io.avrodyne.runtime.TextCodec;
import io.avrodyne.runtime.resolve.Resolving;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;

class WorkspacesTest {

  private static final int MAX_SIZE = 1024;

  private final TextCodec codec = new TextCodec();
  private final Workspaces<Workspace> workspaces =
      new Workspaces<>(() -> new Workspace(DecodeLimits.DEFAULT, Strictness.STRICT), 16, MAX_SIZE);

  @Test
  void workspaceIsLentToOneCallerAtATime() {
    Workspace first = workspaces.take();
    Workspace second = workspaces.take();
    assertNotSame(first, second);
    workspaces.giveBack(first);
    assertSame(first, workspaces.take());
  }

  @Test
  void workspaceWithALargeOutputIsNotKept() {
    Workspace workspace = workspaces.take();
    workspace.output().append(new byte[MAX_SIZE / 2], 0, MAX_SIZE / 2);
    workspaces.giveBack(workspace);
    assertSame(workspace, workspaces.take());
    workspace.output().append(new byte[2 * MAX_SIZE], 0, 2 * MAX_SIZE);
    workspaces.giveBack(workspace);
    assertNotSame(workspace, workspaces.take());
  }

  @Test
  void workspaceWithALargeCopyOfABufferIsNotKept() {
    Workspace workspace = workspaces.take();
    var unused = workspace.input(ByteBuffer.allocateDirect(MAX_SIZE + 1));
    workspaces.giveBack(workspace);
    assertNotSame(workspace, workspaces.take());
  }

  @Test
  void workspaceWithALargeConversionIsNotKept() {
    Schema ints = Schema.createArray(Schema.create(Schema.Type.INT));
    Schema doubles = Schema.createArray(Schema.create(Schema.Type.DOUBLE));
    byte[] twoHundredZeros = new byte[203];
    twoHundredZeros[0] = (byte) 0x90;
    twoHundredZeros[1] = 3;
    Workspace workspace = workspaces.take();
    byte[] converted =
        workspace.decode(Resolving.decoder(ints, doubles, Strictness.STRICT), twoHundredZeros);
    assertEquals(2 + 200 * Double.BYTES + 1, converted.length);
    workspaces.giveBack(workspace);
    assertNotSame(workspace, workspaces.take());
  }

  @Test
  void theNumberOfSlotsIsAPowerOfTwo() {
    IllegalArgumentException thrown =
        assertThrows(
            IllegalArgumentException.class, () -> new Workspaces<>(workspaces::take, 12, MAX_SIZE));
    assertEquals("The number of slots must be a power of two: 12", thrown.getMessage());
  }

  @Test
  void dataOfTheCallerAreNotKept() {
    Workspace workspace = workspaces.take();
    AvroInput in = workspace.input(new byte[10]);
    workspace.output().append(new byte[10], 0, 10);
    workspaces.giveBack(workspace);
    assertEquals(0, in.remaining());
    assertEquals(0, workspace.output().size());
  }

  @Test
  void aDatumIsAllOfAnArray() {
    Workspace workspace = workspaces.take();
    byte[] datum = codec.encode("a=1");
    assertEquals("a=1", workspace.decode(codec, datum));
    DecodeException thrown =
        assertThrows(
            DecodeException.class,
            () -> workspace.decode(codec, Arrays.copyOf(datum, datum.length + 2)));
    assertEquals("2 bytes remain after the datum (byte 3)", thrown.getMessage());
  }

  @Test
  void positionsCountFromTheFirstByteThatABufferHasLeft() {
    Workspace workspace = workspaces.take();
    byte[] datum = codec.encode("a=1");
    ByteBuffer buffer = ByteBuffer.allocate(10).position(4).put(datum).put((byte) 0).flip();
    assertEquals("a=1", workspace.decode(codec, buffer.position(4).limit(4 + datum.length)));
    assertEquals(4, buffer.position());
    DecodeException longer =
        assertThrows(
            DecodeException.class, () -> workspace.decode(codec, buffer.limit(5 + datum.length)));
    assertEquals(datum.length, longer.position());
    DecodeException shorter =
        assertThrows(
            DecodeException.class, () -> workspace.decode(codec, buffer.limit(3 + datum.length)));
    assertEquals(datum.length - 1, shorter.position());
  }
}
