package org.lexhub.server.command;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Options of one or more commands, in order. Every start of a server waits until its options are
 * known; this takes a tenth of the time of annotations.
 */
final class OptionGroup {
  /** Marks the options that are settings, see {@link SettingSources}. */
  private static final Object SETTING = new Object();

  private final List<OptionSpec> options = new ArrayList<>();

  /** Adds a setting with a value. */
  <T> OptionValue<T> value(String name, String label, T byDefault, String description) {
    OptionValue<T> value = new OptionValue<>(byDefault);
    add(setting(name, label, type(byDefault), value, description).initialValue(byDefault));
    return value;
  }

  private static Class<?> type(Object value) {
    return value instanceof Enum<?> constant ? constant.getDeclaringClass() : value.getClass();
  }

  /** Adds a setting that is null by default. */
  <T> OptionValue<T> optional(String name, String label, Class<T> type, String description) {
    OptionValue<T> value = new OptionValue<>();
    add(setting(name, label, type, value, description));
    return value;
  }

  /** Adds a setting that must be given. */
  <T> OptionValue<T> required(String name, String label, Class<T> type, String description) {
    OptionValue<T> value = new OptionValue<>();
    add(setting(name, label, type, value, description).required(true));
    return value;
  }

  /** Adds a setting with values that commas separate, none by default. */
  OptionValue<List<String>> list(String name, String label, String description) {
    OptionValue<List<String>> value = new OptionValue<>(List.of());
    add(
        setting(name, label, List.class, value, description)
            .initialValue(List.of())
            .auxiliaryTypes(String.class)
            .splitRegex(","));
    return value;
  }

  /** Adds a setting that is true or false, false by default. */
  OptionValue<Boolean> flag(String name, String description) {
    OptionValue<Boolean> value = new OptionValue<>(false);
    add(flag(name, value, description).userObject(SETTING));
    return value;
  }

  /** Adds an option that is not a setting. */
  OptionValue<Boolean> command(String name, String description) {
    OptionValue<Boolean> value = new OptionValue<>(false);
    add(flag(name, value, description));
    return value;
  }

  private static OptionSpec.Builder setting(
      String name, String label, Class<?> type, OptionValue<?> value, String description) {
    return OptionSpec.builder(name)
        .paramLabel(label)
        .type(type)
        .description(description)
        .getter(value)
        .setter(value)
        .userObject(SETTING);
  }

  private static OptionSpec.Builder flag(
      String name, OptionValue<Boolean> value, String description) {
    return OptionSpec.builder(name)
        .type(boolean.class)
        .initialValue(false)
        .description(description)
        .getter(value)
        .setter(value);
  }

  private void add(OptionSpec.Builder option) {
    options.add(option.build());
  }

  /** Adds the options of another group. */
  void addAll(OptionGroup group) {
    options.addAll(group.options);
  }

  /** Adds the options to a command. */
  void addTo(CommandSpec command) {
    options.forEach(command::addOption);
  }

  /** Returns the options as a model that an annotated command includes. */
  CommandSpec mixin() {
    CommandSpec mixin = CommandSpec.create();
    addTo(mixin);
    return mixin;
  }

  /** Returns whether an option is a setting. */
  static boolean isSetting(OptionSpec option) {
    return SETTING.equals(option.userObject());
  }
}
