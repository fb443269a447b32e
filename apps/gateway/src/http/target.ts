/** Longest request-target answered, in characters; a list page with every filter set needs about 1,000. */
export const maxTargetLength = 8192;

export interface Target {
  /** Beginning with one `/`, percent-encoded, dot segments resolved, so that a mount cannot be left by `..`. */
  readonly pathname: string;
  /** `?…` or empty. */
  readonly search: string;
}

/**
 * The path and query of a request line, or null for what is no path on this site:
 * absolute form (`GET http://…`), `*`, `//host` and its backslash spellings.
 */
export const parseTarget = (raw: string): Target | null => {
  if (!raw.startsWith('/')) return null;
  const url = URL.parse(`http://gateway${raw}`);
  if (!url || url.pathname.startsWith('//')) return null;
  return { pathname: url.pathname, search: url.search };
};
