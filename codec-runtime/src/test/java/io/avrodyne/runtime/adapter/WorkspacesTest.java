package io.avrodyne.runtime.adapter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.Strictness;
import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;

class WorkspacesTest {

  private static final int MAX_SIZE = 1024;

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
  void dataOfTheCallerAreNotKept() {
    Workspace workspace = workspaces.take();
    AvroInput in = workspace.input(new byte[10]);
    workspace.output().append(new byte[10], 0, 10);
    workspaces.giveBack(workspace);
    assertEquals(0, in.remaining());
    assertEquals(0, workspace.output().size());
  }
}
