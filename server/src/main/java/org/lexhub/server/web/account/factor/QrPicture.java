package org.lexhub.server.web.account.factor;

import io.nayuki.qrcodegen.QrCode;

/**
 * A QR code as a path of SVG, one unit for a module.
 *
 * @param size the width and height in modules, with the border that readers need
 * @param path the dark modules
 */
record QrPicture(int size, String path) {
  /** The white border (ISO/IEC 18004). */
  private static final int BORDER = 4;

  /** Returns the picture of a text. */
  static QrPicture of(String text) {
    QrCode code = QrCode.encodeText(text, QrCode.Ecc.MEDIUM);
    StringBuilder path = new StringBuilder();
    for (int y = 0; y < code.size; y++) {
      int start = -1;
      for (int x = 0; x <= code.size; x++) {
        boolean dark = x < code.size && code.getModule(x, y);
        if (dark && start < 0) {
          start = x;
        } else if (!dark && start >= 0) {
          path.append('M').append(start + BORDER).append(' ').append(y + BORDER);
          path.append('h').append(x - start).append("v1h").append(start - x).append('z');
          start = -1;
        }
      }
    }
    return new QrPicture(code.size + 2 * BORDER, path.toString());
  }
}
