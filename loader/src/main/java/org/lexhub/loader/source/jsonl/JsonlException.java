package org.lexhub.loader.source.jsonl;

/** What is wrong with a line of the native format. */
final class JsonlException extends RuntimeException {
  private static final long serialVersionUID = 1;

  JsonlException(String message) {
    super(message);
  }
}
