package org.lexhub.server.http.connection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.management.ManagementFactory;
import javax.management.JMRuntimeException;
import javax.management.MBeanServerFactory;
import org.junit.jupiter.api.Test;

class ListenerBeansTest {
  private static final String BUILDER = "javax.management.builder.initial";

  @Test
  void noServerOfBeansIsCreatedMeanwhile() {
    ListenerBeans.without(
        () -> assertThrows(JMRuntimeException.class, MBeanServerFactory::newMBeanServer));
  }

  @Test
  void beansExistAfterwards() {
    ListenerBeans.without(() -> {});

    assertNull(System.getProperty(BUILDER));
    assertNotNull(MBeanServerFactory.newMBeanServer());
    assertNotNull(ManagementFactory.getPlatformMBeanServer());
  }

  @Test
  void afterAFailureToo() {
    assertThrows(
        IllegalStateException.class,
        () ->
            ListenerBeans.without(() -> {
              throw new IllegalStateException("the port is in use");
            }));

    assertNull(System.getProperty(BUILDER));
  }

  @Test
  void theChoiceOfTheUserRemains() {
    String own = javax.management.MBeanServerBuilder.class.getName();
    System.setProperty(BUILDER, own);
    try {
      ListenerBeans.without(() -> assertNotNull(MBeanServerFactory.newMBeanServer()));

      assertEquals(own, System.getProperty(BUILDER));
    } finally {
      System.clearProperty(BUILDER);
    }
  }
}
