package org.lexhub.loader.merge;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.lexhub.loader.assemble.MergedDataset;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SourceRecord;
import org.lexhub.loader.staging.IdSource;
import org.lexhub.loader.staging.Rejects;
import org.lexhub.loader.staging.Staging;

/** Staged layers for tests, and ascending ids. */
public final class RankedSources {
  final Staging staging = new Staging();
  final Rejects rejects = new Rejects();

  public RecordSink layer(String name, int priority, double prior) {
    return staging.layer(new SourceRecord(name, name, "", "", "", "", prior), priority, rejects);
  }

  /** Returns the sink of a layer that is part of a project. */
  public RecordSink part(String name, String project, int priority, double prior) {
    SourceRecord source = new SourceRecord(name, name, "", "", "", "", prior);
    return staging.layer(source.withProject(project), priority, rejects);
  }

  public MergedDataset merge() {
    return MergedDataset.merge(staging, new CountingIds(), rejects, (step, rows) -> {});
  }

  /** Assigns ids in the order of the calls. */
  static final class CountingIds implements IdSource {
    private final Map<String, Integer> ids = new HashMap<>();

    private int id(String key) {
      return ids.computeIfAbsent(key, any -> ids.size() + 1);
    }

    @Override
    public int language(String key) {
      return id(key);
    }

    @Override
    public int concept(String catalogId) {
      return id("concept " + catalogId);
    }

    @Override
    public int meaning(List<String> keys) {
      return id("meaning " + keys.get(0));
    }
  }
}
