/** Longest request URL accepted, in characters. A list page with every filter set needs about 1,000. */
export const maxUrlLength = 8192;

export interface RequestUrl {
  /**
   * Begins with one `/`, with dot segments resolved, so that `..` cannot leave a mount. Percent-encoded, except for the
   * characters that need no encoding (RFC 3986, 6.2.2.2): upstreams decode the path before they route it, so `/%61pi`
   * has to be `/api` here too.
   */
  readonly pathname: string;
  /** `?…` or empty. */
  readonly search: string;
}

const unreserved = /^[\w.~-]$/;

/** Null for a path that cannot be decoded, such as `/%ff`. */
const normalised = (pathname: string): string | null => {
  if (!pathname.includes('%')) return pathname;
  try {
    decodeURIComponent(pathname);
  } catch {
    return null;
  }
  return pathname.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return unreserved.test(character) ? character : escape;
  });
};

/**
 * Parses the request target of an HTTP request line. Null for what is not a path on this site:
 * absolute form (`GET http://…`), `*`, `//host` and its backslash variants, and for malformed escapes.
 */
export const parseRequestUrl = (target: string): RequestUrl | null => {
  if (!target.startsWith('/')) return null;
  const url = URL.parse(`http://gateway${target}`);
  if (!url || url.pathname.startsWith('//')) return null;
  const pathname = normalised(url.pathname);
  return pathname === null ? null : { pathname, search: url.search };
};

/** The path of a target that is not served, as sent: it decides the language and the form of the failure. */
export const pathOfRejected = (target: string): string => {
  const [path = ''] = target.split('?', 1);
  return /^\/(?!\/)/.test(path) ? path.slice(0, 256) : '/';
};
