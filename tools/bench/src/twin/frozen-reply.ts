import { request } from 'undici';

/** A reply of the gateway, for servers that send the same bytes. */
export interface FrozenReply {
  /** Without those that a server adds by itself. */
  headers: Record<string, string>;
  /** Compressed, in base64. */
  body: string;
}

/** Headers that servers add by themselves, and one that is for nginx only. */
const ownHeaders = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding', 'x-accel-expires']);

export const freezeReply = async (url: string): Promise<FrozenReply> => {
  const { statusCode, headers, body } = await request(url, { headers: { 'accept-encoding': 'gzip' } });
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`);
  return {
    headers: Object.fromEntries(
      Object.entries(headers).flatMap(([name, value]) => (ownHeaders.has(name) ? [] : [[name, String(value)]])),
    ),
    body: Buffer.from(await body.arrayBuffer()).toString('base64'),
  };
};
