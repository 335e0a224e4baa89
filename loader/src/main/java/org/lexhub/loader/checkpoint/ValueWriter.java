package org.lexhub.loader.checkpoint;

import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.table.schema.LexemeAttribute;

/**
 * Writes the values that records consist of: a {@link ValueTag}, then the content.
 *
 * <p>Whole numbers have 7 bits a byte, low bits first. A text is its number of UTF-16 units and
 * each unit as such a number, which keeps unpaired surrogates. An enum constant is its class and
 * ordinal, a record its class and components. A class is its number; the first time, its name
 * follows.
 */
final class ValueWriter {
  private final DataOutputStream out;
  private final Map<Class<?>, Integer> classes = new HashMap<>();
  private final Map<Class<?>, RecordComponent[]> components = new HashMap<>();

  ValueWriter(DataOutputStream out) {
    this.out = out;
  }

  /** Writes a value of one of the supported types. */
  void write(@Nullable Object value) throws IOException {
    switch (value) {
      case null -> out.writeByte(ValueTag.NULL);
      case String text -> {
        out.writeByte(ValueTag.TEXT);
        text(text);
      }
      case Integer number -> {
        out.writeByte(ValueTag.INT);
        out.writeInt(number);
      }
      case Long number -> {
        out.writeByte(ValueTag.LONG);
        out.writeLong(number);
      }
      case Double number -> {
        out.writeByte(ValueTag.DOUBLE);
        out.writeDouble(number);
      }
      case Boolean truth -> out.writeByte(truth ? ValueTag.TRUE : ValueTag.FALSE);
      case Enum<?> word -> {
        out.writeByte(ValueTag.WORD);
        type(word.getDeclaringClass());
        text(word.name());
      }
      case LexemeAttribute attribute -> {
        out.writeByte(ValueTag.ATTRIBUTE);
        number(SinkCalls.ATTRIBUTES.indexOf(attribute));
      }
      case Record record -> record(record);
      case List<?> list -> {
        out.writeByte(ValueTag.LIST);
        number(list.size());
        for (Object each : list) {
          write(each);
        }
      }
      case Map<?, ?> map -> {
        out.writeByte(ValueTag.MAP);
        number(map.size());
        for (Map.Entry<?, ?> entry : map.entrySet()) {
          write(entry.getKey());
          write(entry.getValue());
        }
      }
      default -> throw new IOException(value.getClass() + " cannot be kept");
    }
  }

  private void record(Record record) throws IOException {
    out.writeByte(ValueTag.RECORD);
    type(record.getClass());
    RecordComponent[] parts =
        components.computeIfAbsent(record.getClass(), Class::getRecordComponents);
    for (RecordComponent part : parts) {
      try {
        write(part.getAccessor().invoke(record));
      } catch (ReflectiveOperationException e) {
        throw new IOException(record.getClass() + " cannot be kept", e);
      }
    }
  }

  private void type(Class<?> type) throws IOException {
    Integer known = classes.get(type);
    if (known != null) {
      number(known);
      return;
    }
    number(classes.size());
    classes.put(type, classes.size());
    text(type.getName());
  }

  private void text(String text) throws IOException {
    number(text.length());
    for (int i = 0; i < text.length(); i++) {
      number(text.charAt(i));
    }
  }

  /** Writes a number of at least 0. */
  void number(int number) throws IOException {
    int rest = number;
    while (rest > 0x7f) {
      out.writeByte((rest & 0x7f) | 0x80);
      rest >>>= 7;
    }
    out.writeByte(rest);
  }
}
