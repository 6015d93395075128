/** A driver of a headless Chromium, for tests of pages. It refers to nothing of this project. */
@NullMarked
package io.avrodyne.benchmarks.browser;

import org.jspecify.annotations.NullMarked;
