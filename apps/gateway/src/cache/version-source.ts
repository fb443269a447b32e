import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { Upstream } from '../proxy/upstream.ts';

const VersionReply = z.object({ version: z.string().check(z.minLength(1)) });

/**
 * Fetches the content version from the API's inner port; throws when there is none.
 * Logs once when an outage begins and once when it ends.
 */
export const versionSource = (apiInner: Upstream, logger: Logger) => {
  let isReachable = true;

  const fetchVersion = async () => {
    const { status, body } = await apiInner.send({ method: 'GET', path: '/internal/content-version', headers: {} });
    const reply: unknown = await body.json();
    if (status !== 200) throw new Error(`content version: status ${status}`);
    return VersionReply.parse(reply).version;
  };

  return async (): Promise<string> => {
    try {
      const version = await fetchVersion();
      if (!isReachable) logger.info('content version reachable again');
      isReachable = true;
      return version;
    } catch (error) {
      if (isReachable) logger.warn({ err: error }, 'content version unreachable: cached pages expire by age only');
      isReachable = false;
      throw error;
    }
  };
};
