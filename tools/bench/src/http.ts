import { request } from 'undici';

/**
 * The body of a response with status 200. Throws on any other. With `isAlone` the connection is not reused: a server may
 * close an idle one just as the next request leaves.
 */
export const get = async (url: string, { isAlone = false } = {}): Promise<Buffer> => {
  const { statusCode, body } = await request(url, { reset: isAlone });
  const bytes = Buffer.from(await body.arrayBuffer());
  if (statusCode !== 200) throw new Error(`${url} responded with ${statusCode}`);
  return bytes;
};
