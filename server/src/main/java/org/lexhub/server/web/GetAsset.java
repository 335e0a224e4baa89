package org.lexhub.server.web;

import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.http.parameter.ParamSet;

/** {@code GET /assets/{name}}: a file that pages load, compressed beforehand. */
public final class GetAsset implements Endpoint {
  private final Assets assets;

  /** Over the files. */
  public GetAsset(Assets assets) {
    this.assets = assets;
  }

  @Override
  public ParamSet parameters() {
    return ParamSet.FREE;
  }

  @Override
  public boolean readsStore() {
    return false;
  }

  @Override
  public void answer(Call call) {
    Asset asset = assets.find(call.value());
    if (asset == null) {
      throw ApiError.noSuchPath(call.path());
    }
    boolean packed = asset.isWorthPacking() && call.acceptsGzip();
    if (packed) {
      call.markCompressed();
    }
    asset.put(packed, call.out());
    call.mediaType(asset.mediaType());
    call.immutable();
  }
}
