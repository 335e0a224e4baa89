package org.lexhub.loader.checkpoint;

import java.io.DataInputStream;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads what {@link ValueWriter} writes. */
final class ValueReader {
  private static final String OWN_CLASSES = "org.lexhub.";

  private final DataInputStream in;
  private final List<Class<?>> classes = new ArrayList<>();
  private final Map<Class<?>, Map<String, Object>> words = new HashMap<>();
  private final Map<Class<?>, Constructor<?>> constructors = new HashMap<>();

  ValueReader(DataInputStream in) {
    this.in = in;
  }

  /**
   * Reads one value.
   *
   * @throws IOException if the bytes are not those of a value
   */
  @Nullable Object read() throws IOException {
    int tag = in.readUnsignedByte();
    return switch (tag) {
      case ValueTag.NULL -> null;
      case ValueTag.TEXT -> text();
      case ValueTag.INT -> in.readInt();
      case ValueTag.LONG -> in.readLong();
      case ValueTag.DOUBLE -> in.readDouble();
      case ValueTag.FALSE -> false;
      case ValueTag.TRUE -> true;
      case ValueTag.WORD -> word(type(), text());
      case ValueTag.ATTRIBUTE -> SinkCalls.ATTRIBUTES.get(number());
      case ValueTag.RECORD -> record();
      case ValueTag.LIST -> list();
      case ValueTag.MAP -> map();
      default -> throw new IOException("unknown kind of value " + tag);
    };
  }

  private Object word(Class<?> type, String name) throws IOException {
    Map<String, Object> known = words.get(type);
    if (known == null) {
      known = new HashMap<>();
      Object[] constants = type.getEnumConstants();
      for (Object each : constants == null ? new Object[0] : constants) {
        known.put(((Enum<?>) each).name(), each);
      }
      words.put(type, known);
    }
    Object word = known.get(name);
    if (word == null) {
      throw new IOException(type + " has no constant " + name);
    }
    return word;
  }

  private Object record() throws IOException {
    Class<?> type = type();
    Object[] values = new Object[type.getRecordComponents().length];
    for (int i = 0; i < values.length; i++) {
      values[i] = read();
    }
    try {
      Constructor<?> constructor = constructors.get(type);
      if (constructor == null) {
        constructor = type.getDeclaredConstructor(types(type));
        constructors.put(type, constructor);
      }
      return constructor.newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new IOException(type + " cannot be restored", e);
    }
  }

  private static Class<?>[] types(Class<?> type) {
    return Arrays.stream(type.getRecordComponents())
        .map(RecordComponent::getType)
        .toArray(Class<?>[]::new);
  }

  private List<@Nullable Object> list() throws IOException {
    int size = number();
    List<@Nullable Object> list = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      list.add(read());
    }
    return list;
  }

  private Map<@Nullable Object, @Nullable Object> map() throws IOException {
    int size = number();
    Map<@Nullable Object, @Nullable Object> map = new LinkedHashMap<>();
    for (int i = 0; i < size; i++) {
      Object key = read();
      map.put(key, read());
    }
    return map;
  }

  private Class<?> type() throws IOException {
    int index = number();
    if (index < classes.size()) {
      return classes.get(index);
    }
    String name = text();
    try {
      Class<?> type = name.startsWith(OWN_CLASSES) ? Class.forName(name) : null;
      if (type == null || !(type.isRecord() || type.isEnum())) {
        throw new IOException(name + " is neither a record nor an enum of this program");
      }
      classes.add(type);
      return type;
    } catch (ClassNotFoundException e) {
      throw new IOException("there is no class " + name, e);
    }
  }

  private String text() throws IOException {
    int length = number();
    StringBuilder text = new StringBuilder(Math.min(length, 1 << 16));
    for (int i = 0; i < length; i++) {
      text.append((char) number());
    }
    return text.toString();
  }

  /** Reads a number of at least 0. */
  int number() throws IOException {
    int number = 0;
    for (int shift = 0; shift < Integer.SIZE; shift += 7) {
      int part = in.readUnsignedByte();
      number |= (part & 0x7f) << shift;
      if (part < 0x80) {
        return number;
      }
    }
    throw new IOException("a number is too long");
  }
}
