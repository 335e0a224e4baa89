package org.lexhub.server.network;

import java.util.ArrayList;
import java.util.List;

/**
 * Where a process of a test runs.
 *
 * @param name the name of the host in its network
 * @param address the address at which other hosts reach it
 * @param prefix the command that runs another command on the host; empty for this process's host
 */
public record TestHost(String name, String address, List<String> prefix) {
  /** The host of this process. */
  public static final TestHost LOCAL = new TestHost("local", "127.0.0.1", List.of());

  /** Copies the prefix. */
  public TestHost {
    prefix = List.copyOf(prefix);
  }

  /** Returns whether the host has its own network. */
  public boolean isSeparate() {
    return !prefix.isEmpty();
  }

  /** Returns the command that runs a command on this host, as the same process. */
  public List<String> command(List<String> command) {
    List<String> all = new ArrayList<>(prefix);
    all.addAll(command);
    return all;
  }
}
