package org.lexhub.loader.checkpoint;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.store.table.schema.LexemeAttribute;
import org.lexhub.store.table.schema.LexemeColumn;

/** Numbers the methods of {@link RecordSink}, and describes the types of their parameters. */
final class SinkCalls {
  /** The number that ends a file. */
  static final int END = 0;

  /** The attributes of lexemes; a stored one is its index. */
  static final List<LexemeAttribute> ATTRIBUTES =
      LexemeColumn.attributes().stream().map(LexemeColumn::attribute).toList();

  private static final List<Method> METHODS =
      Arrays.stream(RecordSink.class.getMethods())
          .filter(method -> !Modifier.isStatic(method.getModifiers()))
          .sorted(Comparator.comparing(Method::toGenericString))
          .toList();

  private static final Map<Method, Integer> NUMBERS = numbers();

  private SinkCalls() {}

  private static Map<Method, Integer> numbers() {
    Map<Method, Integer> numbers = new HashMap<>();
    for (Method method : METHODS) {
      numbers.put(method, numbers.size() + 1);
    }
    return Map.copyOf(numbers);
  }

  /** Returns the number of a method, from 1. */
  static int number(Method method) {
    return Objects.requireNonNull(NUMBERS.get(method));
  }

  /** Returns the method with a number, from 1. */
  static Method method(int number) {
    return METHODS.get(number - 1);
  }

  /** Describes all methods, records and enums, so that a file of other types is noticed. */
  static String schema() {
    Map<String, String> types = new TreeMap<>();
    for (Method method : METHODS) {
      for (Type type : method.getGenericParameterTypes()) {
        describe(type, types);
      }
    }
    return METHODS + " " + types + " " + ATTRIBUTES;
  }

  private static void describe(Type type, Map<String, String> types) {
    if (type instanceof ParameterizedType generic) {
      for (Type argument : generic.getActualTypeArguments()) {
        describe(argument, types);
      }
    } else if (type instanceof Class<?> plain && !types.containsKey(plain.getName())) {
      if (plain.isEnum()) {
        types.put(plain.getName(), Arrays.toString(plain.getEnumConstants()));
      } else if (plain.isRecord()) {
        types.put(plain.getName(), Arrays.toString(plain.getRecordComponents()));
        for (RecordComponent part : plain.getRecordComponents()) {
          describe(part.getGenericType(), types);
        }
      }
    }
  }
}
