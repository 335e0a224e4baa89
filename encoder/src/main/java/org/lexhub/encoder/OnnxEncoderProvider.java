package org.lexhub.encoder;

import ai.onnxruntime.OrtException;
import java.io.IOException;
import org.lexhub.store.encoder.EncoderUnavailableException;
import org.lexhub.store.encoder.TextEncoder;
import org.lexhub.store.encoder.TextEncoderProvider;

/** Opens models in ONNX format. */
public final class OnnxEncoderProvider implements TextEncoderProvider {
  /** Creates the provider, as {@link java.util.ServiceLoader} does. */
  public OnnxEncoderProvider() {}

  @Override
  public TextEncoder open(String locator) throws EncoderUnavailableException {
    ModelJar files = ModelJar.read(locator);
    try {
      return OnnxEncoder.open(files);
    } catch (OrtException | IOException | IllegalArgumentException e) {
      throw new EncoderUnavailableException(
          locator + " is not a model that ONNX Runtime runs here: " + e.getMessage(), e);
    } catch (LinkageError | RuntimeException e) {
      // The native library is loaded by a static initializer, whose failures have many types.
      throw new EncoderUnavailableException(
          "the native library of ONNX Runtime does not load on this machine ("
              + root(e)
              + "); it needs Linux, macOS or Windows on x86-64 or arm64, with glibc on Linux",
          e);
    }
  }

  private static String root(Throwable failure) {
    Throwable root = failure;
    while (root.getCause() != null) {
      root = root.getCause();
    }
    return root.toString();
  }
}
