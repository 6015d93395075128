package io.avrodyne.kafka;

import io.avrodyne.registry.SchemaRegistry;
import io.avrodyne.runtime.message.SchemaSource;
import org.jspecify.annotations.Nullable;

/**
 * The sources of schemas and of the identifiers that are written for them.
 *
 * @param registry the registry, or null
 * @param source a source of schemas that is asked before the registry, or null
 * @param ids a source of identifiers in place of the registry, or null
 * @param subjects the rule for subjects
 * @param registration how the registry is asked for identifiers
 */
record SchemaAccess(
    @Nullable SchemaRegistry registry,
    @Nullable SchemaSource source,
    @Nullable SchemaIdSource ids,
    SubjectNameStrategy subjects,
    Registration registration) {}
