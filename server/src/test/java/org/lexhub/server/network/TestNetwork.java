package org.lexhub.server.network;

import java.io.IOException;
import java.util.List;

/**
 * A network of hosts that a test can cut: then two hosts get nothing from each other, neither
 * packets nor an error.
 */
public interface TestNetwork extends AutoCloseable {
  /** The name of the host of this process. */
  String CLIENT = "client";

  /**
   * Creates a network in namespaces, or on the loopback address if this process may not create any,
   * or if the property {@code lexhub.network} is "loopback".
   *
   * @param names the names of its hosts, each of at most ten letters and digits
   */
  static TestNetwork create(List<String> names) throws IOException, InterruptedException {
    if (System.getProperty("lexhub.network", "").equals("loopback")) {
      return new LoopbackNetwork("loopback with gates");
    }
    try {
      return NamespaceNetwork.create(names);
    } catch (IOException e) {
      return new LoopbackNetwork("loopback with gates, because " + e.getMessage());
    }
  }

  /** Returns a line that says how the hosts are separated. */
  String description();

  /** Returns a host by its name. */
  TestHost host(String name);

  /** Returns the port at which a program should listen: the usual one, if no other program does. */
  int port(int usual) throws IOException;

  /** Returns the address and port, separated by a colon, with which a host reaches another. */
  String reach(String from, String to, int port) throws IOException;

  /** Lets nothing pass between two hosts in either direction, also of open connections. */
  void cut(String one, String other) throws IOException, InterruptedException;

  /** Undoes {@link #cut}. */
  void mend(String one, String other) throws IOException, InterruptedException;

  @Override
  void close() throws IOException;
}
