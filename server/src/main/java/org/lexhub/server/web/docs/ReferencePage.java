package org.lexhub.server.web.docs;

import static org.lexhub.server.web.docs.ApiDescription.map;
import static org.lexhub.server.web.docs.ApiDescription.text;

import gg.jte.html.HtmlContent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.http.Call;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.PageTemplate;
import org.lexhub.server.web.docs.ApiDescription.Operation;

/** {@code GET /docs/reference}: every operation with a form that sends it. */
final class ReferencePage extends DocsPage {
  private final ApiDescription api;
  private final SchemaText schemas;
  private final View view;

  ReferencePage(Frame frame, ApiDescription api) {
    super(frame, DocsChapter.REFERENCE, "try.js");
    this.api = api;
    schemas = new SchemaText(api);
    Map<String, List<Entry>> byTag =
        api.operations().stream()
            .map(this::entry)
            .collect(
                Collectors.groupingBy(
                    entry -> entry.operation().tag(), LinkedHashMap::new, Collectors.toList()));
    List<Group> groups = new ArrayList<>();
    byTag.forEach((tag, entries) -> groups.add(new Group(tag, entries)));
    view = new View(groups);
  }

  /** What {@code Reference.jte} shows. */
  record View(List<Group> groups) {}

  /** The operations with a tag. */
  record Group(String tag, List<Entry> entries) {
    String id() {
      return "tag-" + tag.toLowerCase(Locale.ROOT);
    }

    Links links() {
      return new Links(
          tag,
          entries.stream()
              .map(entry -> new Link(entry.operation().summary(), entry.operation().id()))
              .toList());
    }
  }

  /**
   * An operation.
   *
   * @param example an example of the successful response, or null if the description has none
   */
  record Entry(
      Operation operation,
      String description,
      TryForm form,
      @Nullable String example,
      List<Answer> responses) {}

  /** A response, with the members of its body if it is successful. */
  record Answer(String status, String description, List<SchemaText.Member> members) {}

  private Entry entry(Operation operation) {
    Map<?, ?> responses = map(operation.node().get("responses"));
    Object example = json(api.resolved(responses.get("200"))).get("example");
    List<Answer> answers = new ArrayList<>();
    responses.forEach((status, node) -> answers.add(answer(status.toString(), node)));
    return new Entry(
        operation,
        text(operation.node().get("description")),
        TryForm.of(operation, api, schemas),
        example == null ? null : JsonText.of(example),
        answers);
  }

  private Answer answer(String status, Object node) {
    Map<?, ?> response = api.resolved(node);
    Object schema = status.startsWith("2") ? json(response).get("schema") : null;
    return new Answer(status, text(response.get("description")), schemas.members(schema));
  }

  private static Map<?, ?> json(Map<?, ?> response) {
    return map(map(response.get("content")).get("application/json"));
  }

  @Override
  List<Links> contents() {
    return view.groups().stream().map(Group::links).toList();
  }

  @Override
  HtmlContent chapter(Call call) {
    return PageTemplate.of(JteReferenceGenerated::render, view);
  }
}
