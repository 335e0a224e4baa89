package org.lexhub.server.http;

import org.lexhub.server.http.parameter.ApiError;

/** Shows errors as pages to people; programs receive them as JSON. */
public interface ErrorView {
  /** Shows no pages: all errors are JSON. */
  ErrorView NONE =
      new ErrorView() {
        @Override
        public boolean wanted(Call call) {
          return false;
        }

        @Override
        public void write(Call call, ApiError error) {
          throw new IllegalStateException("no error is shown as a page");
        }
      };

  /** Returns whether the error of this call is shown as a page. */
  boolean wanted(Call call);

  /** Writes the page and its headers, including its media type. */
  void write(Call call, ApiError error);
}
