package org.lexhub.server.account.access;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import org.lexhub.server.account.refusal.Refusal;
import org.lexhub.server.account.refusal.RefusedEntry;

/** A range of IP addresses in CIDR notation (RFC 4632, RFC 4291), for example 192.0.2.0/24. */
final class AddressRange {
  /** Four numbers without leading zeros, which some programs read as octal. */
  private static final String IPV4 = "(0|[1-9][0-9]{0,2})(\\.(0|[1-9][0-9]{0,2})){3}";

  /** An address without a zone. */
  private static final String IPV6 = "[0-9a-fA-F.]*:[0-9a-fA-F:.]*";

  private final String text;
  private final byte[] network;
  private final int bits;

  private AddressRange(String text, byte[] network, int bits) {
    this.text = text;
    this.network = network;
    this.bits = bits;
  }

  /**
   * Reads a range, or one address.
   *
   * @throws RefusedEntry with a message for people if the text is neither
   */
  static AddressRange parse(String text) {
    int slash = text.indexOf('/');
    byte[] network = address(slash < 0 ? text : text.substring(0, slash), text).getAddress();
    int all = network.length * 8;
    int bits = slash < 0 ? all : bits(text.substring(slash + 1), all, text);
    byte[] masked = network.clone();
    for (int i = bits; i < all; i++) {
      masked[i / 8] &= (byte) ~(0x80 >> i % 8);
    }
    String canonical = hostText(masked) + (bits == all ? "" : "/" + bits);
    if (!Arrays.equals(masked, network)) {
      throw new RefusedEntry(
          Refusal.of(
              "range.beyond",
              "'" + text + "' has bits beyond its first " + bits + "; the range is " + canonical,
              text,
              bits,
              canonical));
    }
    return new AddressRange(canonical, network, bits);
  }

  private static InetAddress address(String part, String text) {
    if (part.matches(IPV4) || part.matches(IPV6)) {
      try {
        return InetAddress.ofLiteral(part);
      } catch (IllegalArgumentException e) {
        throw noAddress(text);
      }
    }
    throw noAddress(text);
  }

  private static RefusedEntry noAddress(String text) {
    return new RefusedEntry(
        Refusal.of(
            "address",
            "'" + text + "' is not an IP address or a range such as 192.0.2.0/24 or 2001:db8::/32",
            text));
  }

  private static int bits(String digits, int max, String text) {
    if (digits.matches("[0-9]{1,3}") && Integer.parseInt(digits) <= max) {
      return Integer.parseInt(digits);
    }
    throw new RefusedEntry(
        Refusal.of(
            "range.bits",
            "'" + text + "' must end with a number of bits from 0 to " + max,
            text,
            max));
  }

  private static String hostText(byte[] address) {
    try {
      return InetAddress.getByAddress(address).getHostAddress();
    } catch (UnknownHostException e) {
      throw new IllegalStateException(e); // the length is that of an address
    }
  }

  /** Returns whether an address of 4 or 16 bytes is in the range. */
  boolean contains(byte[] address) {
    if (address.length != network.length) {
      return false;
    }
    int whole = bits / 8;
    for (int i = 0; i < whole; i++) {
      if (address[i] != network[i]) {
        return false;
      }
    }
    int rest = bits % 8;
    return rest == 0 || ((address[whole] ^ network[whole]) & 0xff) >> (8 - rest) == 0;
  }

  @Override
  public String toString() {
    return text;
  }
}
