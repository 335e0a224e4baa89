package org.lexhub.server.guard;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.lexhub.server.http.parameter.ApiError;

class ExportGateTest {
  private final ExportGate gate = new ExportGate(2, 3);

  private static int status(Throwable error) {
    return error instanceof ApiError refused ? refused.status() : 0;
  }

  @Test
  void anAccountHasSoManyAtOnce() {
    gate.enter(7);
    gate.enter(7);
    assertThatThrownBy(() -> gate.enter(7)).matches(e -> status(e) == 429, "429");
    gate.leave(7);
    assertThatCode(() -> gate.enter(7)).doesNotThrowAnyException();
  }

  @Test
  void theEndOfOneLeavesTheOther() {
    gate.enter(7);
    gate.enter(7);
    gate.leave(7);
    gate.enter(7);
    assertThatThrownBy(() -> gate.enter(7)).matches(e -> status(e) == 429, "429");
  }

  @Test
  void allTogetherHaveSoManyAtOnce() {
    gate.enter(1);
    gate.enter(2);
    gate.enter(3);
    assertThatThrownBy(() -> gate.enter(4)).matches(e -> status(e) == 503, "503");
    gate.leave(2);
    gate.enter(4);
    assertThatThrownBy(() -> gate.enter(2)).matches(e -> status(e) == 503, "503");
  }
}
