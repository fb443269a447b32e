/** Address of one PostgreSQL server. */
export interface ServerAddress {
  host: string;
  port: number;
}

/** A connection URL with its servers parsed. */
export interface ServerUrl {
  /** The URL with its first server only, as the driver reads it. */
  connectionString: string;
  /** All servers, if the URL names several; otherwise empty. */
  addresses: readonly ServerAddress[];
  /** Only a server that accepts writes may be used (`target_session_attrs=read-write`). */
  isWritable: boolean;
}

const defaultPort = 5432;
const parts = /^(postgres(?:ql)?:\/\/)((?:[^/?#]*@)?)([^/?#]*)([^?#]*)(?:\?([^#]*))?$/;
const oneServer = /^(\[[0-9a-f:.]+\]|[\w.-]+)(?::(\d{1,5}))?$/i;

/** `host`, `host:port` or `[IPv6]:port`; null for anything else. */
const parseServer = (text: string): ServerAddress | null => {
  const [, host, port = String(defaultPort)] = oneServer.exec(text) ?? [];
  if (host === undefined || Number(port) < 1 || Number(port) > 65_535) return null;
  return { host: host.replace(/^\[(.*)\]$/, '$1'), port: Number(port) };
};

/**
 * Reads a PostgreSQL URL as libpq does: several servers separated by commas, and `target_session_attrs`, of which only
 * `any` (the default) and `read-write` are known. The driver supports neither. Null if the text is no such URL.
 * https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-CONNSTRING-URIS
 */
export const parseServerUrl = (text: string): ServerUrl | null => {
  const [, scheme, user, servers, path, query] = parts.exec(text) ?? [];
  if (scheme === undefined || user === undefined || servers === undefined) return null;
  const kept = (query ?? '').split('&').filter((one) => one !== '' && !one.startsWith('target_session_attrs='));
  const wanted = new URLSearchParams(query).getAll('target_session_attrs');
  if (wanted.some((one) => one !== 'any' && one !== 'read-write')) return null;
  const [first, ...others] = servers.split(',');
  const connectionString = `${scheme}${user}${first}${path}${kept.length > 0 ? `?${kept.join('&')}` : ''}`;
  if (!URL.canParse(connectionString)) return null;
  const isWritable = wanted.at(-1) === 'read-write';
  if (others.length === 0) return { connectionString, addresses: [], isWritable };
  const addresses = servers.split(',').map(parseServer);
  return addresses.includes(null) ? null : { connectionString, addresses: addresses as ServerAddress[], isWritable };
};
