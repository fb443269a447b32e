import type { Logger } from 'pino';
import * as z from 'zod';
import type { Upstream } from '../proxy/upstream.ts';

const VersionReply = z.object({ version: z.string().min(1) });

/**
 * Asks the API's inner port for the content version; throws when it has none to give.
 * Says once in the log when that begins and once when it is over.
 */
export const versionSource = (inner: Upstream, logger: Logger) => {
  let isReachable = true;

  const read = async () => {
    const { status, body } = await inner.send({ method: 'GET', path: '/internal/content-version', headers: {} });
    const reply: unknown = await body.json();
    if (status !== 200) throw new Error(`content version answered ${status}`);
    return VersionReply.parse(reply).version;
  };

  return async (): Promise<string> => {
    try {
      const version = await read();
      if (!isReachable) logger.info('content version reachable again');
      isReachable = true;
      return version;
    } catch (error) {
      if (isReachable) logger.warn({ err: error }, 'content version unreachable: pages are kept by age alone');
      isReachable = false;
      throw error;
    }
  };
};
