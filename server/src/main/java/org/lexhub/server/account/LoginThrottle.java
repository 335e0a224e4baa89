package org.lexhub.server.account;

import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.lexhub.server.account.usage.TimeSource;

/**
 * Slows down the guessing of passwords. A pair of login name and address has {@value
 * #FREE_ATTEMPTS} free attempts and then waits 1, 2, 4 … {@value #MAX_DELAY_SECONDS} seconds after
 * each failure. An address has {@value #ATTEMPTS_PER_ADDRESS} attempts a minute, all addresses
 * together have {@value #ATTEMPTS_OF_ALL}, except those from which somebody logged in before, so
 * that strangers cannot use up the attempts of users. No account is ever locked for all addresses,
 * because strangers could then lock people out. Uses a clock that never jumps.
 */
public final class LoginThrottle {
  private static final int FREE_ATTEMPTS = 5;
  private static final int MAX_DELAY_SECONDS = 900;
  private static final int ATTEMPTS_PER_ADDRESS = 20;
  private static final int ATTEMPTS_OF_ALL = 600;
  private static final int SIGN_UPS_PER_HOUR = 5;
  private static final int MAX_ENTRIES = 100_000;
  private static final long SECOND = 1_000_000_000L;
  private static final long MINUTE = 60 * SECOND;
  private static final long HOUR = 60 * MINUTE;

  private final TimeSource time;
  private final Map<String, Failures> pairs = new HashMap<>();
  private final Map<String, Window> addresses = new HashMap<>();
  private final Map<String, Window> signUps = new HashMap<>();
  private final Set<String> known =
      Collections.newSetFromMap(
          new LinkedHashMap<>(64, 0.75f, true) {
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<String, Boolean> eldest) {
              return size() > MAX_ENTRIES;
            }
          });
  private final Window all;

  /** Creates a throttle without failures. */
  public LoginThrottle(TimeSource time) {
    this.time = time;
    all = new Window(time.nanos());
  }

  /**
   * Records an attempt from an address.
   *
   * @return 0, or the seconds to wait before the attempt is allowed
   */
  public synchronized int tryFrom(String address) {
    long now = time.nanos();
    makeRoom(addresses, MINUTE, now);
    int wait = window(addresses, address, now).take(now, MINUTE, ATTEMPTS_PER_ADDRESS);
    return wait > 0 || known.contains(address) ? wait : all.take(now, MINUTE, ATTEMPTS_OF_ALL);
  }

  /** Records a new account from an address; returns 0, or the seconds to wait. */
  public synchronized int signUpFrom(String address) {
    long now = time.nanos();
    makeRoom(signUps, HOUR, now);
    return window(signUps, address, now).take(now, HOUR, SIGN_UPS_PER_HOUR);
  }

  /** Returns 0, or the seconds that a pair must wait. */
  public synchronized int delay(String login, String address) {
    Failures failures = pairs.get(pair(login, address));
    return failures == null ? 0 : failures.delay(time.nanos());
  }

  /** Records a wrong password. */
  public synchronized void failed(String login, String address) {
    long now = time.nanos();
    if (pairs.size() >= MAX_ENTRIES) {
      pairs.values().removeIf(old -> now - old.last > HOUR);
    }
    if (pairs.size() < MAX_ENTRIES) {
      pairs.computeIfAbsent(pair(login, address), key -> new Failures()).add(now);
    }
  }

  /** Forgets the failures of a pair, and remembers that a user comes from the address. */
  public synchronized void succeeded(String login, String address) {
    pairs.remove(pair(login, address));
    known.add(address);
  }

  private static String pair(String login, String address) {
    return address + ' ' + login;
  }

  private static Window window(Map<String, Window> windows, String address, long now) {
    return windows.computeIfAbsent(address, key -> new Window(now));
  }

  /** Removes expired windows; clears the map if that is not enough. */
  private static void makeRoom(Map<String, Window> windows, long length, long now) {
    if (windows.size() < MAX_ENTRIES) {
      return;
    }
    Iterator<Window> all = windows.values().iterator();
    while (all.hasNext()) {
      if (now - all.next().start >= length) {
        all.remove();
      }
    }
    if (windows.size() >= MAX_ENTRIES) {
      windows.clear();
    }
  }

  /** The attempts within a span of time. */
  private static final class Window {
    private long start;
    private int count;

    Window(long now) {
      start = now;
    }

    int take(long now, long length, int max) {
      if (now - start >= length) {
        start = now;
        count = 0;
      }
      if (count >= max) {
        return (int) ((start + length - now + SECOND - 1) / SECOND);
      }
      count++;
      return 0;
    }
  }

  /** The failures of a pair. */
  private static final class Failures {
    private int count;
    private long last;

    void add(long now) {
      count++;
      last = now;
    }

    int delay(long now) {
      if (count < FREE_ATTEMPTS) {
        return 0;
      }
      long seconds = Math.min(MAX_DELAY_SECONDS, 1L << Math.min(10, count - FREE_ATTEMPTS));
      long left = last + seconds * SECOND - now;
      return left <= 0 ? 0 : (int) ((left + SECOND - 1) / SECOND);
    }
  }
}
