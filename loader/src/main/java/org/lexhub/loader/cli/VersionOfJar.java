package org.lexhub.loader.cli;

import java.util.Objects;
import picocli.CommandLine.IVersionProvider;

/** Reads the version of Lexhub from the manifest of the jar. */
final class VersionOfJar implements IVersionProvider {
  /** Creates a provider. */
  VersionOfJar() {}

  @Override
  public String[] getVersion() {
    String version = VersionOfJar.class.getPackage().getImplementationVersion();
    return new String[] {"lexhub " + Objects.requireNonNullElse(version, "(not built as a jar)")};
  }
}
