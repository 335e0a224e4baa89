package org.lexhub.loader.source.jsonl;

/** Thrown for a line of the native format that is not valid; the message names the member. */
final class JsonlException extends RuntimeException {
  private static final long serialVersionUID = 1;

  JsonlException(String message) {
    super(message);
  }
}
