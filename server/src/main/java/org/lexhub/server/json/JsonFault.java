package org.lexhub.server.json;

/**
 * What makes a document no JSON, and where. Carries no stack trace: it speaks of the document and
 * not of the code.
 */
public final class JsonFault extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String what;

  JsonFault(String what, int place) {
    super(null, null, false, false);
    this.what = what + " at byte " + place;
  }

  /** Returns what is wrong at which byte, to stand inside a sentence. */
  public String what() {
    return what;
  }

  @Override
  public String getMessage() {
    return what;
  }
}
