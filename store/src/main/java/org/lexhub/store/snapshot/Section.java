package org.lexhub.store.snapshot;

/**
 * One entry of the section table.
 *
 * @param name unique name, dots between the parts
 * @param offset first byte in the file, a multiple of 64
 * @param length bytes, without the padding that follows
 * @param crc32c checksum of the bytes and of the padding up to the next multiple of 64
 */
public record Section(String name, long offset, long length, int crc32c) {}
