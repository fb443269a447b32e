import { request } from 'undici';

/**
 * The body of a successful answer; any other is thrown. With `isAlone` its connection is not kept: servers close idle
 * ones, now and then just as the next request leaves.
 */
export const get = async (url: string, { isAlone = false } = {}): Promise<Buffer> => {
  const { statusCode, body } = await request(url, { reset: isAlone });
  const bytes = Buffer.from(await body.arrayBuffer());
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`);
  return bytes;
};
