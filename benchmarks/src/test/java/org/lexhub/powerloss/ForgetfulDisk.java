package org.lexhub.powerloss;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.lexhub.powerloss.DiskOperation.Kind;

/**
 * What a disk can hold after its power failed: everything before a sync of a file or of the folder
 * is there, of the rest any part. Operations on the folder are kept in their order, as file systems
 * with a journal do; writes to files are not.
 */
final class ForgetfulDisk {
  /** What the disk keeps of operations that were not synced. */
  enum Memory {
    NOTHING,
    NAMES_ONLY,
    CONTENTS_ONLY,
    EVERYTHING,
    SOMETHING
  }

  private final Map<String, Integer> names = new TreeMap<>();
  private final Map<Integer, byte[]> contents = new HashMap<>();
  private final List<DiskOperation> operations;

  /**
   * Creates a disk.
   *
   * @param before the files before the operations; their inodes are their places in the order
   */
  ForgetfulDisk(Map<String, byte[]> before, List<DiskOperation> operations) {
    int inode = 0;
    for (Map.Entry<String, byte[]> file : before.entrySet()) {
      names.put(file.getKey(), ++inode);
      contents.put(inode, file.getValue());
    }
    this.operations = operations;
  }

  /** Returns the files of a folder by name. */
  static Map<String, byte[]> files(Path folder) throws IOException {
    Map<String, byte[]> files = new TreeMap<>();
    try (Stream<Path> all = Files.list(folder)) {
      all.forEach(file -> {
        try {
          files.put(file.getFileName().toString(), Files.readAllBytes(file));
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      });
    }
    return files;
  }

  /** Returns the files after the first operations and a power loss. */
  Map<String, byte[]> after(int count, Memory memory, long seed) {
    boolean[] durable = durable(count);
    Random random = new Random(seed);
    Map<String, Integer> entries = new TreeMap<>(names);
    Map<Integer, FileContent> files = new HashMap<>();
    contents.forEach((inode, bytes) -> files.put(inode, new FileContent(bytes)));
    boolean folderGoesOn = true;
    for (int i = 0; i < count; i++) {
      DiskOperation operation = operations.get(i);
      if (operation.changesFolder()) {
        folderGoesOn &= durable[i] || keepsName(memory, random);
        if (folderGoesOn) {
          rename(entries, operation);
        }
      } else if (operation.changesFile() && (durable[i] || keepsContent(memory, random))) {
        files
            .computeIfAbsent(operation.inode(), inode -> new FileContent(new byte[0]))
            .change(operation);
      }
    }
    Map<String, byte[]> state = new TreeMap<>();
    FileContent none = new FileContent(new byte[0]);
    entries.forEach((name, inode) -> state.put(name, files.getOrDefault(inode, none).bytes()));
    return state;
  }

  private static boolean keepsName(Memory memory, Random random) {
    return switch (memory) {
      case NOTHING, CONTENTS_ONLY -> false;
      case NAMES_ONLY, EVERYTHING -> true;
      case SOMETHING -> random.nextInt(4) > 0;
    };
  }

  private static boolean keepsContent(Memory memory, Random random) {
    return switch (memory) {
      case NOTHING, NAMES_ONLY -> false;
      case CONTENTS_ONLY, EVERYTHING -> true;
      case SOMETHING -> random.nextBoolean();
    };
  }

  /** Returns which of the first operations a later one of them has synced. */
  private boolean[] durable(int count) {
    boolean[] durable = new boolean[count];
    boolean folder = false;
    Map<Integer, Boolean> synced = new HashMap<>();
    for (int i = count - 1; i >= 0; i--) {
      DiskOperation operation = operations.get(i);
      if (operation.kind() == Kind.SYNC) {
        folder |= operation.inode() == 0;
        synced.put(operation.inode(), true);
      } else if (operation.changesFolder()) {
        durable[i] = folder;
      } else {
        durable[i] = synced.containsKey(operation.inode());
      }
    }
    return durable;
  }

  private static void rename(Map<String, Integer> entries, DiskOperation operation) {
    switch (operation.kind()) {
      case CREATE -> entries.put(operation.name(), operation.inode());
      case DELETE -> entries.remove(operation.name());
      default -> {
        entries.remove(operation.from());
        entries.put(operation.name(), operation.inode());
      }
    }
  }

  /** The content of a file while it is written. */
  private static final class FileContent {
    private byte[] bytes;
    private int length;

    FileContent(byte[] bytes) {
      this.bytes = bytes.clone();
      this.length = bytes.length;
    }

    void change(DiskOperation operation) {
      int at = (int) operation.offset();
      byte[] written = operation.bytes();
      int end = at + written.length;
      if (end > bytes.length) {
        bytes = Arrays.copyOf(bytes, 2 * end);
      }
      if (operation.kind() == Kind.CUT) {
        Arrays.fill(bytes, Math.min(at, length), bytes.length, (byte) 0);
        length = at;
      } else {
        System.arraycopy(written, 0, bytes, at, written.length);
        length = Math.max(length, end);
      }
    }

    byte[] bytes() {
      return Arrays.copyOf(bytes, length);
    }
  }
}
