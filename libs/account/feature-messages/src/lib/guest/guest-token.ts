import { inSessionStorage } from '../stored-json.ts';
import { forgetGuestMemory } from '../thread/thread-memory.ts';

const key = 'conversation/token';

const isToken = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:v\.\d{1,16}\.)?[\w-]{43}$/.test(value);

/** For browsers that block storage. */
let ofThisPage: string | null = null;

/** The token of a link, kept in this tab only; null without a valid one. */
export const readGuestToken = (): string | null => {
  const token = inSessionStorage.read(key) ?? ofThisPage;
  return isToken(token) ? token : null;
};

/** Stores a token for this tab if its format is valid. */
export const storeGuestToken = (token: string): void => {
  if (!isToken(token)) return;
  ofThisPage = token;
  inSessionStorage.write(key, token);
};

/** Removes the token, and the tab's stored data of its conversation. */
export const forgetGuest = (): void => {
  ofThisPage = null;
  forgetGuestMemory();
};
