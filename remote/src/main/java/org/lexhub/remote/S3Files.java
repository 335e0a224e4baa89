package org.lexhub.remote;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.checksums.RequestChecksumCalculation;
import software.amazon.awssdk.core.checksums.ResponseChecksumValidation;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.core.sync.RequestBody;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.s3.S3Client;
import software.amazon.awssdk.services.s3.S3ClientBuilder;
import software.amazon.awssdk.services.s3.model.CompletedMultipartUpload;
import software.amazon.awssdk.services.s3.model.CompletedPart;
import software.amazon.awssdk.services.s3.model.NoSuchKeyException;
import software.amazon.awssdk.services.s3.model.S3Exception;

/**
 * The files of an S3-compatible store. Credentials, region and endpoint come from the variables and
 * files that all programs of AWS read: {@code AWS_ACCESS_KEY_ID}, {@code AWS_SECRET_ACCESS_KEY},
 * {@code AWS_REGION}, {@code AWS_ENDPOINT_URL_S3}, {@code ~/.aws}, or the role of the machine.
 */
final class S3Files implements RemoteFiles {
  static final String SCHEME = "s3://";

  private static final String DEFAULT_REGION = "us-east-1";
  private static final int PART_LENGTH = 64 << 20;
  private static final int NOT_FOUND = 404;
  private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(5);
  private static final Duration TIMEOUT = Duration.ofSeconds(10);

  private final S3Client client;
  private final String bucket;
  private final String prefix;

  private S3Files(S3Client client, String bucket, String prefix) {
    this.client = client;
    this.bucket = bucket;
    this.prefix = prefix;
  }

  static S3Files of(String address) {
    String rest = address.substring(SCHEME.length());
    int slash = rest.indexOf('/');
    String bucket = slash < 0 ? rest : rest.substring(0, slash);
    String prefix = slash < 0 ? "" : rest.substring(slash + 1);
    if (bucket.isEmpty()) {
      throw new IllegalArgumentException(address + " names no bucket; write s3://BUCKET/PREFIX/");
    }
    return new S3Files(
        client(), bucket, prefix.isEmpty() || prefix.endsWith("/") ? prefix : prefix + "/");
  }

  private static S3Client client() {
    S3ClientBuilder builder =
        S3Client.builder()
            .httpClientBuilder(
                UrlConnectionHttpClient.builder()
                    .connectionTimeout(CONNECT_TIMEOUT)
                    .socketTimeout(TIMEOUT))
            .requestChecksumCalculation(RequestChecksumCalculation.WHEN_REQUIRED)
            .responseChecksumValidation(ResponseChecksumValidation.WHEN_REQUIRED);
    if (isUnset("AWS_REGION", "aws.region")) {
      builder.region(Region.of(DEFAULT_REGION));
    }
    // Stores other than that of AWS rarely have a host name for each bucket.
    builder.forcePathStyle(
        !isUnset("AWS_ENDPOINT_URL_S3", "aws.endpointUrlS3")
            || !isUnset("AWS_ENDPOINT_URL", "aws.endpointUrl"));
    return builder.build();
  }

  private static boolean isUnset(String variable, String property) {
    return Objects.requireNonNullElse(System.getenv(variable), "").isEmpty()
        && System.getProperty(property) == null;
  }

  private IOException failed(String name, SdkException e) {
    return new IOException(SCHEME + bucket + "/" + prefix + name + ": " + e.getMessage(), e);
  }

  @Override
  public byte @Nullable [] read(String name) throws IOException {
    try (InputStream in = client.getObject(get -> get.bucket(bucket).key(prefix + name))) {
      return SmallFile.read(in, name);
    } catch (NoSuchKeyException e) {
      return null;
    } catch (SdkException e) {
      throw failed(name, e);
    }
  }

  @Override
  public InputStream open(String name, long from) throws IOException {
    try {
      return client.getObject(
          get -> get.bucket(bucket).key(prefix + name).range("bytes=" + from + "-"));
    } catch (SdkException e) {
      throw failed(name, e);
    }
  }

  @Override
  public long length(String name) throws IOException {
    try {
      return client.headObject(head -> head.bucket(bucket).key(prefix + name)).contentLength();
    } catch (S3Exception e) {
      if (e.statusCode() == NOT_FOUND) {
        return -1;
      }
      throw failed(name, e);
    } catch (SdkException e) {
      throw failed(name, e);
    }
  }

  @Override
  public void write(String name, byte[] content) throws IOException {
    try {
      client.putObject(
          put -> put.bucket(bucket).key(prefix + name), RequestBody.fromBytes(content));
    } catch (SdkException e) {
      throw failed(name, e);
    }
  }

  @Override
  public void write(String name, Path file, LongConsumer sent) throws IOException {
    try {
      if (Files.size(file) <= PART_LENGTH) {
        client.putObject(put -> put.bucket(bucket).key(prefix + name), file);
        sent.accept(Files.size(file));
      } else {
        writeParts(prefix + name, file, sent);
      }
    } catch (SdkException e) {
      throw failed(name, e);
    }
  }

  /** Uploads a file in parts: a single upload has 5 GB at most. */
  private void writeParts(String key, Path file, LongConsumer sent) throws IOException {
    String upload =
        client.createMultipartUpload(create -> create.bucket(bucket).key(key)).uploadId();
    boolean done = false;
    try (InputStream in = Files.newInputStream(file)) {
      List<CompletedPart> parts = new ArrayList<>();
      long length = 0;
      for (byte[] bytes = in.readNBytes(PART_LENGTH);
          bytes.length > 0;
          bytes = in.readNBytes(PART_LENGTH)) {
        int number = parts.size() + 1;
        String tag =
            client
                .uploadPart(
                    part -> part.bucket(bucket).key(key).uploadId(upload).partNumber(number),
                    RequestBody.fromBytes(bytes))
                .eTag();
        parts.add(CompletedPart.builder().partNumber(number).eTag(tag).build());
        length += bytes.length;
        sent.accept(length);
      }
      CompletedMultipartUpload all = CompletedMultipartUpload.builder().parts(parts).build();
      client.completeMultipartUpload(
          complete -> complete.bucket(bucket).key(key).uploadId(upload).multipartUpload(all));
      done = true;
    } finally {
      if (!done) {
        client.abortMultipartUpload(abort -> abort.bucket(bucket).key(key).uploadId(upload));
      }
    }
  }

  @Override
  public void close() {
    client.close();
  }
}
