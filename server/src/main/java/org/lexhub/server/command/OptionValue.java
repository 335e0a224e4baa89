package org.lexhub.server.command;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.IGetter;
import picocli.CommandLine.Model.ISetter;

/**
 * The value of an option: its default, or what the command line or a setting gives. picocli reads
 * and sets it.
 */
final class OptionValue<T> implements IGetter, ISetter {
  private @Nullable T value;

  /** Creates a value that is null by default. */
  OptionValue() {}

  /** Creates a value with a default. */
  OptionValue(T byDefault) {
    value = byDefault;
  }

  /** Returns the value of an option that has a default or is required. */
  T value() {
    return Objects.requireNonNull(value);
  }

  /** Returns the value, or null if there is none. */
  @Nullable T orNull() {
    return value;
  }

  @Override
  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // the signature is picocli's
  public <V> @Nullable V get() {
    return (V) value;
  }

  @Override
  @SuppressWarnings("unchecked") // picocli converts texts to the type of the option
  public <V> @Nullable V set(@Nullable V newValue) {
    V old = get();
    value = (T) newValue;
    return old;
  }
}
