package io.avrodyne.processor.bind;

import io.avrodyne.processor.plan.Origin;

/**
 * Is the place where a type is used.
 *
 * @param subject {@code Type.field}, as messages name it
 * @param nullFirst whether null stands first in the unions here
 * @param origin the field or component
 */
record Site(String subject, boolean nullFirst, Origin origin) {}
