package org.lexhub.benchmarks.latency;

import java.io.IOException;

/** A file of budgets that cannot be read; the message names the line and says what to write. */
public final class BudgetFormatException extends IOException {
  private static final long serialVersionUID = 1;

  BudgetFormatException(String message) {
    super(message);
  }
}
