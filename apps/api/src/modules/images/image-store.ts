import { createHash, randomBytes } from 'node:crypto';

/**
 * Where pictures are kept. Originals are private; variants are what visitors are sent, made from them on demand.
 * Every write is whole or absent, whatever happens in between. Failures are `storage_full` or `unavailable`.
 */
export interface ImageStore {
  /** Stores an original; once it resolves the bytes survive a crash. */
  put(key: string, bytes: Buffer): Promise<void>;
  has(key: string): Promise<boolean>;
  get(key: string): Promise<Buffer | null>;
  /**
   * Removes the variants, the original, and the variants again; a key that is not there is no error. As long as the
   * original is there, a sweep finds what is left of the picture. Who puts a variant must ask afterwards whether the
   * original is still there: what they put in between is then removed by them, or by the last of these steps.
   */
  remove(key: string): Promise<void>;
  removeVariants(key: string): Promise<void>;
  putVariant(key: string, width: number, bytes: Buffer): Promise<void>;
  getVariant(key: string, width: number): Promise<Buffer | null>;
  /** Originals in batches. With `changedSince`, those stored earlier may be left out. */
  originals(options: { changedSince?: Date }): AsyncIterable<{ key: string; storedAt: Date }[]>;
  /** Removes what writes that never finished have left behind. */
  removeUnfinished(options: { before: Date }): Promise<void>;
}

/** What keys look like, also those of demonstration pictures; safe as a file name and in an address. */
export const imageKeyPattern = /^[a-z0-9-]{8,64}$/;

/** A key nobody can guess that changes with the content, so its address may be cached for ever. */
export const createImageKey = (bytes: Buffer): string =>
  `${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}-${randomBytes(16).toString('hex')}`;
