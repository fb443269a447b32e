const storageKey = 'recent-searches';
const most = 8;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** What was searched in this browser, latest first; junk in the storage is nothing, and so is a storage that refuses. */
export const readRecentSearches = (): string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isText).slice(0, most) : [];
  } catch {
    return [];
  }
};

const keep = (texts: readonly string[]) => {
  try {
    localStorage.setItem(storageKey, JSON.stringify(texts));
  } catch {
    // Private windows may refuse: the search works without.
  }
};

export const rememberSearch = (text: string): void => {
  const trimmed = text.trim();
  if (trimmed === '') return;
  keep([trimmed, ...readRecentSearches().filter((other) => other !== trimmed)].slice(0, most));
};

export const forgetSearches = (): void => keep([]);
