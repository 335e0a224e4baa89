package org.lexhub.server.resource;

import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.http.parameter.Choices;
import org.lexhub.server.http.parameter.Param;
import org.lexhub.server.http.parameter.ParamSet;
import org.lexhub.server.http.parameter.Parameters;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.json.MemberNames;
import org.lexhub.server.json.PageJson;
import org.lexhub.store.result.OrdinalPage;

/**
 * An endpoint that lists the rows of a table, page by page: {@code {"data":[…], "meta":{total,
 * limit, offset}}}. A subclass finds the rows of a page and writes a row.
 */
public abstract class ListEndpoint implements Endpoint {
  /** The number of items on a page if the request has no {@code limit}. */
  public static final int DEFAULT_LIMIT = 50;

  private final ParamSet parameters;
  private final Choices includes;

  /**
   * Creates the endpoint.
   *
   * @param parameters its query parameters, among them limit, offset and include
   * @param includes the allowed values of the include parameter
   */
  protected ListEndpoint(ParamSet parameters, Choices includes) {
    this.parameters = parameters;
    this.includes = includes;
  }

  /**
   * Finds the rows of a page.
   *
   * @param page receives the rows and the total number of rows
   * @throws org.lexhub.server.http.parameter.ApiError 400 if a filter of the request is not valid
   */
  protected abstract void find(Call call, int limit, int offset, OrdinalPage page);

  /**
   * Writes a row as the next value of the response.
   *
   * @param included a bit for each requested part, in the order of the choices
   */
  protected abstract void item(Call call, int row, int included);

  @Override
  public final ParamSet parameters() {
    return parameters;
  }

  @Override
  public final void answer(Call call) {
    Parameters query = call.parameters();
    int limit = query.limit(DEFAULT_LIMIT);
    int offset = query.offset();
    int included = query.choices(Param.INCLUDE, includes);
    OrdinalPage page = Workspace.of(call).page;
    find(call, limit, offset, page);
    JsonOut json = call.json();
    json.beginObject().name(MemberNames.DATA).beginArray();
    for (int i = 0; i < page.size(); i++) {
      item(call, page.ordinal(i), included);
    }
    json.endArray();
    PageJson.meta(json, page.total(), limit, offset);
    json.endObject();
  }
}
