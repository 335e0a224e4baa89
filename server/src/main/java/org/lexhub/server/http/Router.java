package org.lexhub.server.http;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Finds the route of a path by walking its segments through a tree, without allocating. A fixed
 * segment takes precedence over a value: {@code search} is never an id.
 */
public final class Router {
  private static final Route[] NONE = {};

  private final Node root;
  private final List<Route> routes;

  /** Creates a router over a routing table. */
  public Router(List<Route> routes) {
    this.routes = List.copyOf(routes);
    Draft draft = new Draft("");
    for (Route route : routes) {
      draft.add(route.template().substring(1).split("/", -1), 0, route);
    }
    root = draft.finish();
  }

  /** Returns the routing table in its order. */
  public List<Route> routes() {
    return routes;
  }

  /**
   * Finds the routes of a path and stores them, with the last two values in the path, in {@code
   * match}.
   *
   * @return whether any route has this path
   */
  public boolean find(String path, Match match) {
    match.node = null;
    match.outerStart = 0;
    match.outerEnd = 0;
    match.valueStart = 0;
    match.valueEnd = 0;
    return !path.isEmpty() && path.charAt(0) == '/' && walk(root, path, 1, match);
  }

  private static boolean walk(Node node, String path, int start, Match match) {
    int slash = path.indexOf('/', start);
    int end = slash < 0 ? path.length() : slash;
    for (Node child : node.literals) {
      if (child.text.length() == end - start
          && path.startsWith(child.text, start)
          && step(child, path, slash, match)) {
        return true;
      }
    }
    Node capture = node.capture;
    if (capture == null || end == start) {
      return false;
    }
    match.outerStart = match.valueStart;
    match.outerEnd = match.valueEnd;
    match.valueStart = start;
    match.valueEnd = end;
    return step(capture, path, slash, match);
  }

  private static boolean step(Node node, String path, int slash, Match match) {
    if (slash >= 0) {
      return walk(node, path, slash + 1, match);
    }
    match.node = node;
    return node.routes.length > 0;
  }

  /** The routes of a path, and the last two values in it. Reused. */
  public static final class Match {
    private @Nullable Node node;
    private int outerStart;
    private int outerEnd;
    private int valueStart;
    private int valueEnd;

    /** Returns the start of the value before the last; empty if the path has only one. */
    int outerStart() {
      return outerStart;
    }

    int outerEnd() {
      return outerEnd;
    }

    int valueStart() {
      return valueStart;
    }

    int valueEnd() {
      return valueEnd;
    }

    void copy(Match other) {
      node = other.node;
      outerStart = other.outerStart;
      outerEnd = other.outerEnd;
      valueStart = other.valueStart;
      valueEnd = other.valueEnd;
    }

    /** Returns the route of a method, or null. HEAD has the route of GET. */
    @Nullable Route route(String method) {
      if (node != null) {
        for (Route route : node.routes) {
          if (route.method().equals(method.equals("HEAD") ? "GET" : method)) {
            return route;
          }
        }
      }
      return null;
    }

    /** Returns whether any route has this path. */
    boolean isKnown() {
      return node != null && node.routes.length > 0;
    }

    /** Returns the methods of this path in the form of the {@code Allow} header. */
    String allow() {
      return node == null ? "GET, HEAD, OPTIONS" : node.allow;
    }
  }

  /** A segment and the routes that end with it. */
  private static final class Node {
    final String text;
    final Node[] literals;
    final @Nullable Node capture;
    final Route[] routes;
    final String allow;

    Node(Draft draft, String allow) {
      text = draft.text;
      literals = draft.literals.values().stream().map(Draft::finish).toArray(Node[]::new);
      capture = draft.capture == null ? null : draft.capture.finish();
      routes = draft.routes.toArray(NONE);
      this.allow = allow;
    }
  }

  /** A node under construction. */
  private static final class Draft {
    private final String text;
    private final Map<String, Draft> literals = new LinkedHashMap<>();
    private final List<Route> routes = new ArrayList<>();
    private @Nullable Draft capture;

    Draft(String text) {
      this.text = text;
    }

    void add(String[] segments, int index, Route route) {
      if (index == segments.length) {
        routes.add(route);
        return;
      }
      String segment = segments[index];
      Draft next;
      if (segment.startsWith("{")) {
        next = capture == null ? new Draft(segment) : capture;
        capture = next;
      } else {
        next = literals.computeIfAbsent(segment, Draft::new);
      }
      next.add(segments, index + 1, route);
    }

    Node finish() {
      List<String> methods = new ArrayList<>();
      for (Route route : routes) {
        methods.add(route.method().equals("GET") ? "GET, HEAD" : route.method());
      }
      methods.add("OPTIONS");
      return new Node(this, String.join(", ", methods));
    }
  }
}
