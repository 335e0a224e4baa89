package org.lexhub.server.http;

import org.lexhub.server.http.parameter.ApiError;

/** Shows errors to people who look at pages; programs get them as JSON. */
public interface ErrorView {
  /** Shows nothing: all errors are JSON. */
  ErrorView NONE =
      new ErrorView() {
        @Override
        public boolean wanted(Call call) {
          return false;
        }

        @Override
        public void write(Call call, ApiError error) {
          throw new IllegalStateException("no error is shown");
        }
      };

  /** Tells whether the error of this call is shown as a page. */
  boolean wanted(Call call);

  /** Writes the page and its headers, among them its type. */
  void write(Call call, ApiError error);
}
