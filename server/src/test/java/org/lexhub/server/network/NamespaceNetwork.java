package org.lexhub.server.network;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Hosts in network namespaces, each connected to a router in a further one. A rule of the router
 * drops what two hosts send each other, so that open connections fall silent, as when a cable is
 * pulled. Addresses are from 198.18.0.0/15, which RFC 2544 reserves for tests.
 *
 * <p>Namespaces are named {@code lexhub-PID-HOST}. {@link #close} removes them and ends what still
 * runs in them, also when this process is stopped; what killed processes left is removed by the
 * next.
 */
final class NamespaceNetwork implements TestNetwork {
  private static final Path FOLDER = Path.of("/run/netns");
  private static final String MARK = "lexhub-";
  private static final String ROUTER = "router";
  private static final int SUBNETS = 256;
  private static final int FIRST_HOST = 10;
  private static final int REACH_MILLIS = 1_000;
  private static final int ANY_PORT = 9;

  private final long pid = ProcessHandle.current().pid();
  private final Map<String, TestHost> hosts = new LinkedHashMap<>();
  private final String subnet;
  private final String link = "lexhub" + pid % 1_000_000;
  private final Thread atEnd = new Thread(this::remove);

  private NamespaceNetwork() throws IOException, InterruptedException {
    String routes = run("ip", "-4", "route", "show", "table", "all");
    subnet =
        Stream.iterate(pid, n -> n + 1)
            .limit(SUBNETS)
            .map(n -> "198.18." + n % SUBNETS + ".")
            .filter(prefix -> !routes.contains(prefix))
            .findFirst()
            .orElseThrow(() -> new IOException("all of 198.18.0.0/16 is in use"));
  }

  /**
   * Creates the hosts.
   *
   * @throws IOException if this process may not do so; the message says why
   */
  static NamespaceNetwork create(List<String> names) throws IOException, InterruptedException {
    if (!System.getProperty("user.name").equals("root")) {
      throw new IOException("only root creates network namespaces");
    }
    removeLeft();
    NamespaceNetwork network = new NamespaceNetwork();
    Runtime.getRuntime().addShutdownHook(network.atEnd);
    boolean done = false;
    try {
      network.build(names);
      done = true;
      return network;
    } finally {
      if (!done) {
        network.close();
      }
    }
  }

  private void build(List<String> names) throws IOException, InterruptedException {
    String router = namespace(ROUTER);
    run("ip", "netns", "add", router);
    run("ip", "-n", router, "link", "set", "lo", "up");
    run(enter(router, "sh", "-c", "echo 1 > /proc/sys/net/ipv4/ip_forward"));
    String gateway = subnet + 254;
    run("ip", "link", "add", link, "type", "veth", "peer", "name", CLIENT, "netns", router);
    run("ip", "address", "add", subnet + 1 + "/32", "dev", link);
    run("ip", "link", "set", link, "up");
    connect(router, CLIENT, subnet + 1, gateway);
    run("ip", "route", "add", gateway + "/32", "dev", link, "src", subnet + 1);
    run("ip", "route", "add", subnet + "0/24", "via", gateway, "dev", link, "src", subnet + 1);
    hosts.put(CLIENT, new TestHost(CLIENT, subnet + 1, List.of()));
    for (String name : names) {
      add(name, subnet + (FIRST_HOST + hosts.size()), gateway);
    }
    for (String name : names) {
      check(host(name));
    }
    cut(names.getFirst(), CLIENT); // fails here where the kernel has no rules of routes
    mend(names.getFirst(), CLIENT);
  }

  /** Adds a host and its cable to the router. */
  private void add(String name, String address, String gateway)
      throws IOException, InterruptedException {
    String router = namespace(ROUTER);
    String own = namespace(name);
    run("ip", "netns", "add", own);
    hosts.put(name, new TestHost(name, address, Arrays.asList(enter(own))));
    run(
        "ip", "-n", router, "link", "add", name, "type", "veth", "peer", "name", "eth0", "netns",
        own);
    run("ip", "-n", own, "link", "set", "lo", "up");
    run("ip", "-n", own, "address", "add", address + "/32", "dev", "eth0");
    run("ip", "-n", own, "link", "set", "eth0", "up");
    connect(router, name, address, gateway);
    run("ip", "-n", own, "route", "add", gateway + "/32", "dev", "eth0");
    run("ip", "-n", own, "route", "add", "default", "via", gateway, "src", address);
  }

  private static void connect(String router, String cable, String address, String gateway)
      throws IOException, InterruptedException {
    run("ip", "-n", router, "link", "set", cable, "up");
    run("ip", "-n", router, "address", "add", gateway + "/32", "dev", cable);
    run("ip", "-n", router, "route", "add", address + "/32", "dev", cable);
  }

  /** Finds out whether a host answers: no program listens, so it refuses a connection. */
  private static void check(TestHost host) throws IOException {
    try (Socket socket = new Socket()) {
      socket.connect(new InetSocketAddress(host.address(), ANY_PORT), REACH_MILLIS);
    } catch (ConnectException e) {
      return;
    }
    throw new IOException(host.name() + " does not answer in its namespace");
  }

  private String namespace(String name) {
    return MARK + pid + "-" + name;
  }

  private static String[] enter(String namespace, String... command) {
    List<String> all = new ArrayList<>(List.of("nsenter", "--net=" + FOLDER.resolve(namespace)));
    all.addAll(List.of(command));
    return all.toArray(String[]::new);
  }

  private static String run(String... command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() != 0) {
      throw new IOException(String.join(" ", command) + " says: " + output.strip());
    }
    return output;
  }

  @Override
  public String description() {
    return "each host in a network namespace";
  }

  @Override
  public TestHost host(String name) {
    return Objects.requireNonNull(hosts.get(name), name);
  }

  @Override
  public int port(int usual) {
    return usual;
  }

  @Override
  public String reach(String from, String to, int port) {
    return host(to).address() + ":" + port;
  }

  @Override
  public void cut(String one, String other) throws IOException, InterruptedException {
    rule("add", one, other);
    rule("add", other, one);
  }

  @Override
  public void mend(String one, String other) throws IOException, InterruptedException {
    rule("del", one, other);
    rule("del", other, one);
  }

  private void rule(String action, String from, String to)
      throws IOException, InterruptedException {
    String source = host(from).address();
    String target = host(to).address();
    run("ip", "-n", namespace(ROUTER), "rule", action, "from", source, "to", target, "blackhole");
  }

  @Override
  public void close() {
    Runtime.getRuntime().removeShutdownHook(atEnd);
    remove();
  }

  private void remove() {
    remove(namespace(""));
  }

  /** Removes what processes left that ended without a chance to do so. */
  private static void removeLeft() throws IOException {
    if (!Files.isDirectory(FOLDER)) {
      return;
    }
    try (Stream<Path> files = Files.list(FOLDER)) {
      for (Path file : files.toList()) {
        String name = String.valueOf(file.getFileName());
        if (name.matches(MARK + "\\d+-.*")) {
          String owner = name.substring(MARK.length(), name.indexOf('-', MARK.length()));
          if (ProcessHandle.of(Long.parseLong(owner)).isEmpty()) {
            remove(MARK + owner + "-");
          }
        }
      }
    }
  }

  /** Ends the processes in the namespaces that begin with a name, and removes these. */
  private static void remove(String start) {
    try (Stream<Path> files = Files.list(FOLDER)) {
      for (Path file : files.toList()) {
        String name = String.valueOf(file.getFileName());
        if (name.startsWith(start)) {
          end(attempt("ip", "netns", "pids", name));
          attempt("ip", "netns", "delete", name); // cables end with it
        }
      }
    } catch (IOException e) {
      System.err.println("network namespaces are left: " + e);
    }
  }

  private static void end(@Nullable String pids) {
    if (pids != null) {
      pids.lines()
          .map(line -> ProcessHandle.of(Long.parseLong(line.strip())))
          .forEach(process -> process.ifPresent(ProcessHandle::destroyForcibly));
    }
  }

  private static @Nullable String attempt(String... command) {
    try {
      return run(command);
    } catch (IOException e) {
      System.err.println("network: " + e.getMessage());
      return null;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return null;
    }
  }
}
