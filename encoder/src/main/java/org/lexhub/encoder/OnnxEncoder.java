package org.lexhub.encoder;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import java.io.IOException;
import java.nio.FloatBuffer;
import java.nio.LongBuffer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.lexhub.store.encoder.TextEncoder;

/** An encoder whose network runs in ONNX Runtime. */
final class OnnxEncoder implements TextEncoder {
  /** The maximum number of pieces of a text, on which the models were trained. */
  private static final int MAX_PIECES = 128;

  private static final String IDS = "input_ids";
  private static final String MASK = "attention_mask";
  private static final String TYPES = "token_type_ids";

  private final OrtEnvironment environment;
  private final OrtSession session;
  private final WordPieceTokenizer tokenizer;
  private final String fingerprint;
  private final int width;

  private OnnxEncoder(
      OrtEnvironment environment,
      OrtSession session,
      WordPieceTokenizer tokenizer,
      String fingerprint)
      throws OrtException {
    this.environment = environment;
    this.session = session;
    this.tokenizer = tokenizer;
    this.fingerprint = fingerprint;
    width = run(List.of(tokenizer.split(""))).width();
  }

  /**
   * Opens a model and runs it once.
   *
   * @throws OrtException if the network is not valid
   * @throws IOException if the tokenizer is not valid
   */
  static OnnxEncoder open(ModelJar files) throws OrtException, IOException {
    WordPieceTokenizer tokenizer =
        new WordPieceTokenizer(PieceVocabulary.read(files.tokenizer()), MAX_PIECES);
    OrtEnvironment environment = OrtEnvironment.getEnvironment();
    try (OrtSession.SessionOptions options = new OrtSession.SessionOptions()) {
      // The threads of ONNX Runtime wait for each other actively: slow where others compute, too.
      options.setIntraOpNumThreads(1);
      options.setInterOpNumThreads(1);
      OrtSession session = environment.createSession(files.network(), options);
      return new OnnxEncoder(environment, session, tokenizer, files.fingerprint());
    }
  }

  /**
   * The vectors of all pieces of a batch.
   *
   * @param pieces the number of pieces of each text, padding included
   */
  private record Hidden(FloatBuffer values, int pieces, int width) {
    /** Adds the vectors of the pieces from {@code from} to {@code to} of a text. */
    void add(int text, int from, int to, float[] sum) {
      for (int piece = from; piece < to; piece++) {
        int at = (text * pieces + piece) * width;
        for (int i = 0; i < width; i++) {
          sum[i] += values.get(at + i);
        }
      }
    }
  }

  @Override
  public int width() {
    return width;
  }

  @Override
  public String fingerprint() {
    return fingerprint;
  }

  @Override
  public float[][] encode(List<String> texts) {
    List<WordPieces> batch = new ArrayList<>();
    for (String text : texts) {
      batch.add(tokenizer.split(text));
    }
    float[][] vectors = new float[batch.size()][width];
    if (!batch.isEmpty()) {
      Hidden hidden = hidden(batch);
      for (int text = 0; text < vectors.length; text++) {
        hidden.add(text, 0, batch.get(text).size(), vectors[text]);
        scale(vectors[text]);
      }
    }
    return vectors;
  }

  @Override
  public float[][] encodeInContext(String sentence, int from, int to) {
    WordPieces pieces = tokenizer.split(sentence);
    Hidden hidden = hidden(List.of(pieces));
    float[][] vectors = new float[2][width];
    hidden.add(0, 0, pieces.size(), vectors[0]);
    boolean any = false;
    for (int piece = 0; piece < pieces.size(); piece++) {
      if (pieces.start(piece) >= 0 && pieces.start(piece) < to && pieces.end(piece) > from) {
        hidden.add(0, piece, piece + 1, vectors[1]);
        any = true;
      }
    }
    scale(vectors[0]);
    if (any) {
      scale(vectors[1]);
    } else {
      System.arraycopy(vectors[0], 0, vectors[1], 0, width);
    }
    return vectors;
  }

  private static void scale(float[] vector) {
    double squares = 0;
    for (float value : vector) {
      squares += value * value;
    }
    float factor = squares > 0 ? (float) (1 / Math.sqrt(squares)) : 0;
    for (int i = 0; i < vector.length; i++) {
      vector[i] *= factor;
    }
  }

  private Hidden hidden(List<WordPieces> batch) {
    try {
      return run(batch);
    } catch (OrtException e) {
      throw new IllegalStateException("the encoder failed: " + e.getMessage(), e);
    }
  }

  private Hidden run(List<WordPieces> batch) throws OrtException {
    int longest = batch.stream().mapToInt(WordPieces::size).max().orElse(0);
    long[] ids = new long[batch.size() * longest];
    long[] mask = new long[ids.length];
    for (int text = 0; text < batch.size(); text++) {
      WordPieces pieces = batch.get(text);
      for (int piece = 0; piece < pieces.size(); piece++) {
        ids[text * longest + piece] = pieces.id(piece);
        mask[text * longest + piece] = 1;
      }
    }
    long[] shape = {batch.size(), longest};
    Map<String, OnnxTensor> inputs = new LinkedHashMap<>();
    try {
      put(inputs, IDS, ids, shape);
      put(inputs, MASK, mask, shape);
      put(inputs, TYPES, new long[ids.length], shape);
      try (OrtSession.Result result = session.run(inputs)) {
        return read(result, batch.size(), longest);
      }
    } finally {
      inputs.values().forEach(OnnxTensor::close);
    }
  }

  private void put(Map<String, OnnxTensor> inputs, String name, long[] values, long[] shape)
      throws OrtException {
    if (session.getInputNames().contains(name)) {
      inputs.put(name, OnnxTensor.createTensor(environment, LongBuffer.wrap(values), shape));
    }
  }

  private static Hidden read(OrtSession.Result result, int texts, int pieces) throws OrtException {
    if (!(result.get(0) instanceof OnnxTensor tensor)
        || tensor.getInfo().getShape().length != 3
        || tensor.getInfo().getShape()[0] != texts
        || tensor.getInfo().getShape()[1] != pieces) {
      throw new OrtException("the network must return a vector for each piece of each text");
    }
    return new Hidden(tensor.getFloatBuffer(), pieces, (int) tensor.getInfo().getShape()[2]);
  }
}
