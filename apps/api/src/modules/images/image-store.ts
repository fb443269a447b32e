import { createHash, randomBytes } from 'node:crypto';

/**
 * Storage of pictures. Originals are private; visitors get variants, which are made on demand. Writes are atomic.
 * Failures are `storage_full` or `unavailable`.
 */
export interface ImageStore {
  /** Stores an original. Once it resolves, the bytes survive a crash. */
  put(key: string, bytes: Buffer): Promise<void>;
  has(key: string): Promise<boolean>;
  get(key: string): Promise<Buffer | null>;
  /**
   * Removes the variants, the original, and the variants again; an unknown key is no error. While the original exists,
   * the image cleanup finds what remains of the picture. Code that stores a variant must check afterwards that the
   * original still exists: a variant stored in between is removed by that code, or by the last step here.
   */
  remove(key: string): Promise<void>;
  removeVariants(key: string): Promise<void>;
  putVariant(key: string, width: number, bytes: Buffer): Promise<void>;
  getVariant(key: string, width: number): Promise<Buffer | null>;
  /** Originals in batches. With `changedSince`, older ones may be omitted. */
  originals(options: { changedSince?: Date }): AsyncIterable<{ key: string; storedAt: Date }[]>;
  /** Removes partial files of writes that never finished. */
  removeUnfinished(options: { before: Date }): Promise<void>;
}

/** Pattern of keys, including demonstration pictures; safe in file names and URLs. */
export const imageKeyPattern = /^[a-z0-9-]{8,64}$/;

/** Prefix of the keys of conversation attachments, which only the two sides may open: `/img` serves none of them. */
export const attachmentKeyPrefix = 'attachment-';

/** A new key that cannot be guessed and depends on the content, so that its URL is immutable. */
export const createImageKey = (bytes: Buffer): string =>
  `${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}-${randomBytes(16).toString('hex')}`;
