package org.lexhub.server.account.refusal;

/** An entry in a form or an option that is refused; the message is that of the refusal. */
public final class RefusedEntry extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final transient Refusal refusal;

  /** Creates an exception. */
  public RefusedEntry(Refusal refusal) {
    super(refusal.text());
    this.refusal = refusal;
  }

  /** Returns why the entry is refused. */
  public Refusal refusal() {
    return refusal;
  }
}
