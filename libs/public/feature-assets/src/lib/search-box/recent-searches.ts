const storageKey = 'recent-searches';
const most = 8;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The recent searches of this browser, latest first; none if the stored value is invalid or storage is refused. */
export const readRecentSearches = (): string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isText).slice(0, most) : [];
  } catch {
    return [];
  }
};

const keep = (texts: readonly string[]) => {
  try {
    localStorage.setItem(storageKey, JSON.stringify(texts));
  } catch {
    // Private windows may refuse storage: the search works without it.
  }
};

export const rememberSearch = (text: string): void => {
  const trimmed = text.trim();
  if (trimmed === '') return;
  keep([trimmed, ...readRecentSearches().filter((other) => other !== trimmed)].slice(0, most));
};

export const forgetSearches = (): void => keep([]);
