package org.lexhub.server.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The settings of a server that the command line does not give. A setting {@code --explore-rate} is
 * {@code LEXHUB_EXPLORE_RATE} in the environment and {@code explore-rate} in the file of settings.
 * The command line precedes the environment, the environment the file. {@code …_FILE} or {@code
 * …-file} names a file that contains the value.
 */
final class SettingSources implements IDefaultValueProvider {
  /** What ends the name of a setting whose value is in a file. */
  static final String FILE_SUFFIX = "-file";

  private static final String CONFIG = "--config";

  /** What begins the name of a setting in the environment. */
  static final String PREFIX = "LEXHUB_";

  /** The options that aren't settings. */
  private static final Set<String> OTHER_OPTIONS =
      Set.of("help", "version", "config", "show-config");

  /** The variables that aren't settings: of the launcher, the JVM, the log, clients and tests. */
  private static final Set<String> OTHER_VARIABLES =
      Set.of(
          "CONFIG",
          "HEAP",
          "OPTS",
          "CACHE",
          "KEY",
          "URL",
          "LOG",
          "JDK",
          "JDK_URL",
          "JDK_SHA256",
          "JDK_FOLDERS",
          "MAVEN_FOLDER",
          "AOT",
          "PACKAGES",
          "POOL");

  /** What Kubernetes sets in every container if there is a service with the name lexhub. */
  private static final String SERVICE_LINK = "LEXHUB_(SERVICE|PORT)_.*|LEXHUB_PORT=tcp:.*";

  private final Set<String> names;
  private final Map<String, String> environment;
  private final @Nullable SettingsFile file;

  private SettingSources(
      Set<String> names, Map<String, String> environment, @Nullable SettingsFile file) {
    this.names = names;
    this.environment = environment;
    this.file = file;
  }

  /**
   * A value and where it comes from.
   *
   * @param value as on the command line
   * @param origin the place, for users
   * @param secret whether the value must not be shown
   */
  record Found(String value, String origin, boolean secret) {}

  /**
   * Reads the file of settings, which {@code --config} or {@code LEXHUB_CONFIG} names, and checks
   * the names of variables.
   *
   * @param serve the command whose options are the settings
   * @throws CommandFailure if a name is unknown or the file cannot be used
   */
  static SettingSources read(
      CommandSpec serve, List<String> arguments, Map<String, String> environment) {
    Set<String> names = names(serve);
    refuseUnknown(environment, names);
    String file = option(arguments);
    String config = file == null ? environment.get(PREFIX + "CONFIG") : file;
    return new SettingSources(
        names,
        environment,
        config == null || config.isEmpty() ? null : SettingsFile.read(Path.of(config), names));
  }

  private static @Nullable String option(List<String> arguments) {
    for (int i = 0; i < arguments.size(); i++) {
      String argument = arguments.get(i);
      if (argument.equals(CONFIG) && i + 1 < arguments.size()) {
        return arguments.get(i + 1);
      }
      if (argument.startsWith(CONFIG + "=")) {
        return argument.substring(CONFIG.length() + 1);
      }
    }
    return null;
  }

  /** Returns the names of all settings in alphabetical order. */
  static Set<String> names(CommandSpec serve) {
    Set<String> names = new TreeSet<>();
    for (OptionSpec option : serve.options()) {
      names.add(name(option));
    }
    names.removeAll(OTHER_OPTIONS);
    return names;
  }

  /** Returns the name of an option as a setting: {@code port} for {@code --port}. */
  static String name(OptionSpec option) {
    return option.longestName().replaceFirst("^-+", "");
  }

  /** Returns the name of a setting in the environment. */
  static String variable(String name) {
    return PREFIX + name.toUpperCase(Locale.ROOT).replace('-', '_');
  }

  private static void refuseUnknown(Map<String, String> environment, Collection<String> names) {
    Set<String> known = new HashSet<>();
    for (String name : names) {
      known.add(variable(name));
      known.add(variable(name + FILE_SUFFIX));
    }
    for (Map.Entry<String, String> entry : new TreeMap<>(environment).entrySet()) {
      String name = entry.getKey();
      if (name.startsWith(PREFIX)
          && !known.contains(name)
          && !OTHER_VARIABLES.contains(name.substring(PREFIX.length()))
          && !name.matches(SERVICE_LINK)) {
        throw new CommandFailure(
            "there is no setting " + name + suggestion(SettingNames.meant(name, known)));
      }
    }
  }

  /** Returns the end of a message about an unknown name. */
  static String suggestion(@Nullable String nearest) {
    return nearest == null
        ? "; serve --show-config lists all"
        : "; did you mean " + nearest + "? serve --show-config lists all";
  }

  /** Returns the content of a file as a value, without line breaks at its end. */
  static Found content(Path path, String origin) {
    try {
      return new Found(Files.readString(path).stripTrailing(), origin + ", file " + path, true);
    } catch (IOException e) {
      throw new CommandFailure(origin + ": " + path + " cannot be read: " + e);
    }
  }

  /** Returns a setting of the environment or the file, or null. */
  @Nullable Found find(String name) {
    String variable = variable(name);
    String value = environment.get(variable);
    String inFile = environment.get(variable(name + FILE_SUFFIX));
    if (value != null && (variable + "=" + value).matches(SERVICE_LINK)) {
      value = null;
    }
    if (value != null && inFile != null) {
      throw new CommandFailure("use either " + variable + " or " + variable(name + FILE_SUFFIX));
    }
    if (value != null) {
      return new Found(value, variable, false);
    }
    if (inFile != null) {
      return content(Path.of(inFile), variable(name + FILE_SUFFIX));
    }
    return file == null ? null : file.find(name);
  }

  /** Returns a setting for an option of any command that is a setting, or null. */
  @Override
  public @Nullable String defaultValue(ArgSpec argument) {
    Found found = of(argument);
    return found == null ? null : found.value();
  }

  /** Returns the setting that an option of a command has, or null. */
  @Nullable Found of(@Nullable ArgSpec argument) {
    if (!(argument instanceof OptionSpec option) || !OptionGroup.isSetting(option)) {
      return null;
    }
    String name = name(option);
    return names.contains(name) ? find(name) : null;
  }
}
