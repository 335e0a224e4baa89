package org.lexhub.loader.download;

/** Receives the progress of a download, on the thread that downloads. */
public interface TransferListener {
  /** Ignores everything. */
  TransferListener NONE =
      new TransferListener() {
        @Override
        public void progress(long bytes, long total) {}

        @Override
        public void remark(String text) {}
      };

  /**
   * Receives how much of a file is here.
   *
   * @param bytes the bytes that are in the cache, with those of earlier attempts
   * @param total the size of the file, -1 if unknown
   */
  void progress(long bytes, long total);

  /** Receives a remark for the user, such as the reason for another attempt. */
  void remark(String text);
}
