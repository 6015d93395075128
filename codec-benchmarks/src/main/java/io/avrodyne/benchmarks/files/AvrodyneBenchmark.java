package io.avrodyne.benchmarks.files;

/** Avrodyne's files with an application's class. */
public class AvrodyneBenchmark extends FilesBenchmark {

  @Override
  FileContender<?> contender(FileFormat format) {
    return new AvrodyneFiles(format);
  }
}
