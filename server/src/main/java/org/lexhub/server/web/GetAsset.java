package org.lexhub.server.web;

import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.http.parameter.ParamSet;

/** {@code GET /assets/{name}}: a file that pages load, compressed once. */
public final class GetAsset implements Endpoint {
  private final Assets assets;

  /** Serves the given files. */
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
    boolean compressed = asset.isSmallerCompressed() && call.acceptsGzip();
    if (compressed) {
      call.markCompressed();
    }
    asset.put(compressed, call.out());
    call.mediaType(asset.mediaType());
    call.immutable();
  }
}
