/** Longest request URL accepted, in characters. A list page with every filter set needs about 1,000. */
export const maxUrlLength = 8192;

export interface RequestUrl {
  /** Begins with one `/`, percent-encoded, with dot segments resolved, so that `..` cannot leave a mount. */
  readonly pathname: string;
  /** `?…` or empty. */
  readonly search: string;
}

/**
 * Parses the request target of an HTTP request line. Null for what is not a path on this site:
 * absolute form (`GET http://…`), `*`, `//host` and its backslash variants.
 */
export const parseRequestUrl = (target: string): RequestUrl | null => {
  if (!target.startsWith('/')) return null;
  const url = URL.parse(`http://gateway${target}`);
  if (!url || url.pathname.startsWith('//')) return null;
  return { pathname: url.pathname, search: url.search };
};
