package org.lexhub.server.command;

import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.JsonEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.OutputStreamAppender;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The form of log lines on standard error. */
enum LogFormat {
  /** A line of text for each event. */
  TEXT,
  /** A JSON object in a line for each event. */
  JSON;

  /** Makes the log of this process have this form. */
  void apply() {
    if (this == JSON && LoggerFactory.getILoggerFactory() instanceof LoggerContext context) {
      context
          .getLogger(Logger.ROOT_LOGGER_NAME)
          .iteratorForAppenders()
          .forEachRemaining(appender -> {
            if (appender instanceof OutputStreamAppender<ILoggingEvent> stream) {
              write(context, stream);
            }
          });
    }
  }

  private static void write(LoggerContext context, OutputStreamAppender<ILoggingEvent> stream) {
    JsonEncoder encoder = new JsonEncoder();
    encoder.setContext(context);
    encoder.setWithFormattedMessage(true);
    encoder.setWithMessage(false);
    encoder.setWithArguments(false);
    encoder.setWithContext(false);
    encoder.setWithSequenceNumber(false);
    encoder.setWithNanoseconds(false);
    encoder.setWithMDC(false);
    encoder.start();
    stream.stop();
    stream.setEncoder(encoder);
    stream.start();
  }
}
