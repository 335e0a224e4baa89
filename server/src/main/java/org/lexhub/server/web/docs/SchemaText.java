package org.lexhub.server.web.docs;

import static org.lexhub.server.web.docs.ApiDescription.list;
import static org.lexhub.server.web.docs.ApiDescription.map;
import static org.lexhub.server.web.docs.ApiDescription.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Describes the schemas of parameters, bodies and responses in words and as lists of members. */
final class SchemaText {
  private static final int MAX_DEPTH = 5;

  private final ApiDescription api;

  SchemaText(ApiDescription api) {
    this.api = api;
  }

  /** Returns the type of a value in words: its choices, its bounds, the items of a list. */
  String type(@Nullable Object node) {
    Map<?, ?> schema = api.resolved(node);
    if (schema.get("enum") instanceof List<?> choices) {
      return String.join(" | ", choices.stream().map(String::valueOf).toList());
    }
    for (String union : List.of("anyOf", "oneOf")) {
      if (schema.get(union) instanceof List<?> parts) {
        return String.join(" or ", parts.stream().map(this::type).distinct().toList());
      }
    }
    if (schema.containsKey("items")) {
      String item = type(schema.get("items"));
      boolean isName = item.chars().allMatch(Character::isLetter);
      return "list of " + item + (isName ? "s" : "");
    }
    return simpleType(schema) + bounds(schema);
  }

  private static String simpleType(Map<?, ?> schema) {
    List<String> types = new ArrayList<>();
    Object type = schema.get("type");
    for (Object one : type instanceof List<?> several ? several : List.of(text(type))) {
      types.add(one.equals("") ? "object" : one.toString());
    }
    return String.join(" or ", types);
  }

  private static String bounds(Map<?, ?> schema) {
    Object minimum = schema.get("minimum");
    Object maximum = schema.get("maximum");
    if (minimum != null && maximum != null) {
      return ", " + minimum + "–" + maximum;
    }
    if (minimum != null) {
      return ", from " + minimum;
    }
    Object maxLength = schema.get("maxLength");
    return maxLength == null ? "" : ", at most " + maxLength + " characters";
  }

  /** A member of an object, and the members of its value if that is an object. */
  record Member(String name, String type, String description, List<Member> members) {}

  /** Returns the members of an object and of the objects in it. */
  List<Member> members(@Nullable Object node) {
    return members(node, 0);
  }

  private List<Member> members(@Nullable Object node, int depth) {
    if (depth == MAX_DEPTH) {
      return List.of();
    }
    List<Member> members = new ArrayList<>();
    properties(node).forEach((name, member) -> members.add(member(name.toString(), member, depth)));
    return members;
  }

  private Member member(String name, @Nullable Object member, int depth) {
    Map<?, ?> schema = api.resolved(member);
    Object description = map(member).get("description");
    return new Member(
        name,
        type(member),
        text(description == null ? schema.get("description") : description),
        members(schema.containsKey("items") ? schema.get("items") : schema, depth + 1));
  }

  /**
   * Returns the schemas of the members of an object: its own, or those of the first of its parts
   * that has any.
   */
  Map<?, ?> properties(@Nullable Object node) {
    Map<?, ?> schema = api.resolved(node);
    if (schema.containsKey("properties")) {
      return map(schema.get("properties"));
    }
    for (String union : List.of("allOf", "anyOf", "oneOf")) {
      for (Object part : list(schema.get(union))) {
        Map<?, ?> found = properties(part);
        if (!found.isEmpty()) {
          return found;
        }
      }
    }
    return Map.of();
  }
}
