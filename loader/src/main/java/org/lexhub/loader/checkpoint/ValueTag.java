package org.lexhub.loader.checkpoint;

/** The first byte of a stored value. */
final class ValueTag {
  static final int NULL = 0;
  static final int TEXT = 1;
  static final int INT = 2;
  static final int LONG = 3;
  static final int DOUBLE = 4;
  static final int FALSE = 5;
  static final int TRUE = 6;
  static final int WORD = 7;
  static final int RECORD = 8;
  static final int LIST = 9;
  static final int MAP = 10;
  static final int ATTRIBUTE = 11;

  private ValueTag() {}
}
