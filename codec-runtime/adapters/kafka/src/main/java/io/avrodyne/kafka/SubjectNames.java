package io.avrodyne.kafka;

import io.avrodyne.registry.settings.SubjectRule;
import java.util.Optional;
import org.apache.kafka.common.config.ConfigException;
import org.jspecify.annotations.Nullable;

/** The names of rules for subjects in settings. */
final class SubjectNames {

  private SubjectNames() {}

  /** Returns the rule that settings ask for. */
  static SubjectNameStrategy of(Settings settings, boolean isKey) {
    String key = isKey ? AvrodyneConfig.KEY_SUBJECTS : AvrodyneConfig.VALUE_SUBJECTS;
    if (settings.given().get(key) instanceof SubjectNameStrategy strategy) {
      return strategy;
    }
    String name = settings.string(key);
    Optional<SubjectRule> known = SubjectRule.named(String.valueOf(name));
    return known.isPresent() ? new StandardSubject(known.get()) : create(key, name);
  }

  private static SubjectNameStrategy create(String key, @Nullable String name) {
    Class<?> type = ConfiguredClasses.load(key, String.valueOf(name));
    if (!SubjectNameStrategy.class.isAssignableFrom(type)) {
      throw new ConfigException(
          key,
          name,
          "The class does not implement "
              + SubjectNameStrategy.class.getName()
              + ". Implement it, or use topic, record or topic-record.");
    }
    return (SubjectNameStrategy) ConfiguredClasses.create(key, type);
  }
}
