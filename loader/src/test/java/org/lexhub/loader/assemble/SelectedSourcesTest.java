package org.lexhub.loader.assemble;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SourceRecord;
import org.lexhub.store.licence.LicenceFilter;

/** Leaves out sources inside a layer, and nothing else. */
class SelectedSourcesTest {
  private static final SourceRecord OWN = source("own", "MIT");

  private final List<String> calls = new ArrayList<>();
  private final RecordSink target =
      (RecordSink)
          Proxy.newProxyInstance(
              RecordSink.class.getClassLoader(),
              new Class<?>[] {RecordSink.class},
              (proxy, method, arguments) -> {
                calls.add(method.getName());
                return method.getReturnType() == boolean.class ? Boolean.TRUE : null;
              });

  private static SourceRecord source(String name, String licence) {
    return new SourceRecord(name, name, "", licence, "", "", 0.9);
  }

  @Test
  void passesOnEveryKindOfRecord() throws ReflectiveOperationException {
    SelectedSources all =
        new SelectedSources(target, new ExcludedSources(List.of("x"), LicenceFilter.ALL), OWN);
    for (Method method : RecordSink.class.getMethods()) {
      if (!Modifier.isStatic(method.getModifiers())) {
        calls.clear();
        method.invoke(all, arguments(method));
        assertThat(calls).containsExactly(method.getName());
      }
    }
  }

  private static Object[] arguments(Method method) {
    Object[] arguments = new Object[method.getParameterCount()];
    for (int i = 0; i < arguments.length; i++) {
      Class<?> type = method.getParameterTypes()[i];
      if (type == boolean.class) {
        arguments[i] = false;
      } else if (type == long.class) {
        arguments[i] = 0L;
      } else if (type == String.class) {
        arguments[i] = "";
      }
    }
    return arguments;
  }

  @Test
  void choosesByNameAndLicence() {
    ExcludedSources excluded = new ExcludedSources(List.of("un*"), LicenceFilter.of("!GPL-*"));
    RecordSink chosen = new SelectedSources(target, excluded, OWN);
    chosen.sameMeaning("own", "");
    chosen.source(source("free", "CC0-1.0"));
    chosen.sameMeaning("free", "");
    chosen.source(source("copyleft", "GPL-3.0-only"));
    chosen.sameMeaning("copyleft", "");
    chosen.source(source("unwanted", "CC0-1.0"));
    chosen.sameMeaning("unwanted", "");
    chosen.source(null);
    chosen.sameMeaning("own", "");
    assertThat(calls)
        .containsExactly("sameMeaning", "source", "sameMeaning", "source", "sameMeaning");
    assertThat(excluded.unused()).isEmpty();
    calls.clear();
    new SelectedSources(target, excluded, source("layer", "LicenseRef-unknown GPL"))
        .sameMeaning("own", "");
    assertThat(calls).isEmpty();
  }
}
