/** Types with codecs, as an application has them. */
@NullMarked
package io.avrodyne.flink.shop;

import org.jspecify.annotations.NullMarked;
