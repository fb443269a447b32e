/** A GET as browsers, crawlers and balancers send it: in one piece, without a body, each header once. */
export interface PlainGet {
  /** Path and query as written, beginning with `/`. */
  readonly target: string;
  /** Values by lower-case name, trimmed. */
  readonly headers: Readonly<Record<string, string>>;
}

/** More than this is nothing usual, and may come in pieces. */
const longest = 4096;

/**
 * Request line and headers to the last byte (RFC 9112), of all that is allowed only what no two readers take
 * differently: no obsolete characters or folded lines, no spaces around names, no bytes after the end.
 */
const whole = /^GET (\/[\w\-.~/?&=%:,+@!$'()*;]*) HTTP\/1\.1\r\n((?:[\w!#$%&'*+\-.^`|~]+:[\t\x20-\x7e]*\r\n)+)\r\n$/;

/** What says that there is more to a request than itself, or that its connection becomes something else. */
const framing: ReadonlySet<string> = new Set(
  'content-length transfer-encoding expect upgrade te trailer proxy-connection'.split(' '),
);

const readHeaders = (lines: string): Record<string, string> | null => {
  const headers: Record<string, string> = { __proto__: null } as never;
  for (const line of lines.split('\r\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    if (name in headers || framing.has(name)) return null;
    headers[name] = line.slice(colon + 1).trim();
  }
  return headers;
};

/** The request that these bytes are, or null for all that is not a {@link PlainGet}, which a real parser must read. */
export const readPlainGet = (bytes: Buffer): PlainGet | null => {
  if (bytes.length > longest) return null;
  const [, target, lines] = whole.exec(bytes.toString('latin1')) ?? [];
  if (target === undefined || lines === undefined) return null;
  const headers = readHeaders(lines.slice(0, -'\r\n'.length));
  if (!headers || headers.host === undefined) return null;
  if (!/^(?:keep-alive)?$/i.test(headers.connection ?? '')) return null;
  return { target, headers };
};
