/**
 * The rules that can be checked on a finished plan, one class for each. Only the package {@code
 * processor} calls them. Changes to plans do not belong here.
 */
@NullMarked
package io.avrodyne.processor.validate;

import org.jspecify.annotations.NullMarked;
