package org.lexhub.loader.merge;

import java.util.Arrays;
import org.lexhub.loader.staging.MeaningKind;
import org.lexhub.loader.staging.StringPool;

/**
 * Union-find over meaning keys. Every set stores its ILI and its WordNet 3.0 synset; two sets with
 * different ones are never joined, because each of them identifies a meaning.
 */
final class MeaningUnion {
  private final StringPool keys;
  private final int[] parent;
  private final byte[] kind;

  /** The best key of the set, valid at its root. */
  private final int[] hub;

  /** The ILI and the synset key of the set or -1, valid at its root. */
  private final int[] ili;

  private final int[] synset;

  MeaningUnion(StringPool keys) {
    this.keys = keys;
    int size = keys.size();
    parent = new int[size];
    kind = new byte[size];
    hub = new int[size];
    ili = new int[size];
    synset = new int[size];
    Arrays.fill(ili, -1);
    Arrays.fill(synset, -1);
    for (int key = 0; key < size; key++) {
      parent[key] = key;
      hub[key] = key;
      MeaningKind of = MeaningKind.of(keys.text(key));
      kind[key] = of.rank();
      if (of == MeaningKind.ILI) {
        ili[key] = key;
      } else if (of == MeaningKind.WORDNET_30) {
        synset[key] = key;
      }
    }
  }

  /** Returns the root of the set of a key. */
  int root(int key) {
    int at = key;
    while (parent[at] != at) {
      parent[at] = parent[parent[at]];
      at = parent[at];
    }
    return at;
  }

  /** Returns the hub key of a set. */
  int hub(int root) {
    return hub[root];
  }

  /** Joins the sets of two keys; returns false if they cannot be one meaning. */
  boolean join(int a, int b) {
    int rootA = root(a);
    int rootB = root(b);
    if (rootA == rootB) {
      return true;
    }
    if (differ(ili[rootA], ili[rootB]) || differ(synset[rootA], synset[rootB])) {
      return false;
    }
    parent[rootB] = rootA;
    ili[rootA] = Math.max(ili[rootA], ili[rootB]);
    synset[rootA] = Math.max(synset[rootA], synset[rootB]);
    if (compare(hub[rootB], hub[rootA]) < 0) {
      hub[rootA] = hub[rootB];
    }
    return true;
  }

  private static boolean differ(int a, int b) {
    return a >= 0 && b >= 0 && a != b;
  }

  /** Orders keys: better kinds first, then shorter ones, then by code point; numbers ascend. */
  int compare(int a, int b) {
    int byKind = Byte.compare(kind[a], kind[b]);
    if (byKind != 0) {
      return byKind;
    }
    if (kind[a] != MeaningKind.OTHER.rank() && keys.length(a) != keys.length(b)) {
      return Integer.compare(keys.length(a), keys.length(b));
    }
    return keys.compare(a, b);
  }

  /** Returns whether a key is one of the concept catalogue. */
  boolean isConcept(int key) {
    return kind[key] == MeaningKind.CONCEPTICON.rank();
  }
}
