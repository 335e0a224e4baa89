package org.lexhub.store.snapshot;

/**
 * One entry of the section table.
 *
 * @param name the unique name, with dots between its parts
 * @param offset the place of the first byte in the file, a multiple of 64
 * @param length the number of bytes, without the padding that follows
 * @param crc32c the checksum of the bytes and of the padding up to the next multiple of 64
 */
public record Section(String name, long offset, long length, int crc32c) {}
