import { createHash, randomBytes } from 'node:crypto';

const keyPattern = /^yd_[\w-]{43}$/;

/** A new key: `yd_` and 256 random bits in base64url. */
export const createApiKey = (): string => `yd_${randomBytes(32).toString('base64url')}`;

/** What may be shown of a key. */
export const prefixOf = (key: string): string => key.slice(0, 9);

/** What is stored of a key: SHA-256, base64url. */
export const hashOfApiKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** The key in an `Authorization` header, also one that is no possible key; null if it has none. */
export const apiKeyIn = (authorization: string | undefined): string | null =>
  /^Bearer +(yd_.*)$/i.exec(authorization ?? '')?.[1] ?? null;

/** Whether a key was written by {@link createApiKey}, so that no others are looked up. */
export const isPossibleKey = (key: string): boolean => keyPattern.test(key);
