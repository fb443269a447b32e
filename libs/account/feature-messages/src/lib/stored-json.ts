/** JSON values in the browser's storage. Without storage, or when it is full, nothing is kept. */
const storedJson = (storage: () => Storage) => ({
  /** Undefined if nothing valid is stored. */
  read(key: string): unknown {
    try {
      const text = storage().getItem(key);
      return text === null ? undefined : JSON.parse(text);
    } catch {
      return undefined;
    }
  },
  /** Null removes the value. */
  write(key: string, value: unknown): void {
    try {
      if (value === null) storage().removeItem(key);
      else storage().setItem(key, JSON.stringify(value));
    } catch {
      // The page works without the copy.
    }
  },
  keysFrom(start: string): string[] {
    try {
      return Object.keys(storage()).filter((key) => key.startsWith(start));
    } catch {
      return [];
    }
  },
});

export const inLocalStorage = storedJson(() => localStorage);
export const inSessionStorage = storedJson(() => sessionStorage);
