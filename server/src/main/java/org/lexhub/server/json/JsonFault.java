package org.lexhub.server.json;

/**
 * An error in a JSON document and its position. It has no stack trace, since it is about the
 * document and not about the code.
 */
public final class JsonFault extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String what;

  JsonFault(String what, int offset) {
    super(null, null, false, false);
    this.what = what + " at byte " + offset;
  }

  /** Returns the error with its byte offset, as a part of a sentence. */
  public String what() {
    return what;
  }

  @Override
  public String getMessage() {
    return what;
  }
}
