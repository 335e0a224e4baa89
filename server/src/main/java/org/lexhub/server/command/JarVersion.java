package org.lexhub.server.command;

import java.util.Objects;
import picocli.CommandLine.IVersionProvider;

/** The version in the manifest of the jar, {@code dev} for classes without one. */
final class JarVersion implements IVersionProvider {
  @Override
  public String[] getVersion() {
    String version = JarVersion.class.getPackage().getImplementationVersion();
    return new String[] {"lexhub " + Objects.requireNonNullElse(version, "dev")};
  }
}
