package org.lexhub.server;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.lexhub.server.network.TestHost;

/** An S3-compatible server with an empty bucket, in a separate process: Adobe's S3Mock. */
final class S3Server implements AutoCloseable {
  static final String BUCKET = "lexhub";

  private static final Path JAR = Path.of("target", "s3-server", "s3mock.jar");
  private static final int START_SECONDS = 120;

  private final Process process;
  private final TestHost host;
  private final int port;

  private S3Server(Process process, TestHost host, int port) {
    this.process = process;
    this.host = host;
    this.port = port;
  }

  /** Starts a server that keeps its files in a folder. */
  static S3Server start(Path folder) throws IOException, InterruptedException {
    return start(folder, TestHost.LOCAL, freePort());
  }

  /** Starts a server on a host of a network. */
  static S3Server start(Path folder, TestHost host, int port)
      throws IOException, InterruptedException {
    Assumptions.assumeTrue(Files.exists(JAR), JAR + " is missing, Maven copies it there; skipped");
    List<String> command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Xmx256m",
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-jar",
            JAR.toString(),
            "--http.port=" + port,
            "--server.port=0",
            "--com.adobe.testing.s3mock.store.initial-buckets=" + BUCKET,
            "--com.adobe.testing.s3mock.store.root=" + folder);
    Process process =
        new ProcessBuilder(host.command(command))
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    S3Server server = new S3Server(process, host, port);
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(START_SECONDS);
    while (!server.answers()) {
      if (System.nanoTime() > deadline || !process.isAlive()) {
        server.close();
        throw new IOException("the S3 server does not start");
      }
      Thread.sleep(100);
    }
    return server;
  }

  static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  private boolean answers() {
    try {
      HttpURLConnection connection =
          (HttpURLConnection)
              URI.create("http://" + address() + "/" + BUCKET).toURL().openConnection();
      return connection.getResponseCode() == HttpURLConnection.HTTP_OK;
    } catch (IOException e) {
      return false;
    }
  }

  int port() {
    return port;
  }

  private String address() {
    return host.address() + ":" + port;
  }

  /** Returns the variables of a program that reaches the server at an address and port. */
  static Map<String, String> environment(String address) {
    return Map.of(
        "AWS_ENDPOINT_URL_S3", "http://" + address,
        "AWS_ACCESS_KEY_ID", "test",
        "AWS_SECRET_ACCESS_KEY", "test",
        "AWS_REGION", "us-east-1");
  }

  /** Lets this process use the server. */
  void use() {
    System.setProperty("aws.endpointUrlS3", "http://" + address());
    System.setProperty("aws.accessKeyId", "test");
    System.setProperty("aws.secretAccessKey", "test");
    System.setProperty("aws.region", "us-east-1");
  }

  @Override
  public void close() {
    process.destroyForcibly().onExit().join();
  }
}
