import { standInEnv } from '@yoodee/line-stand-in';
import type { Part } from './processes.ts';
import type { Site } from './site.ts';

const channelId = 'line-stand-in';

/**
 * Settings that put the stand-in in LINE's place: on a site that only this machine can see and that has no channel of
 * its own. Elsewhere anybody could sign in as one of its personas.
 */
export const lineEnv = ({ origin, ports, secret }: Site): Partial<ReturnType<typeof standInEnv>> =>
  process.env.LINE_CHANNEL_ID || URL.parse(origin)?.hostname !== 'localhost'
    ? {}
    : standInEnv({ origin: `http://localhost:${ports.line}`, channelId, channelSecret: secret });

/** The stand-in as a part of the site, where {@link lineEnv} chose it. */
export const lineStandIn = (env: NodeJS.ProcessEnv): Part[] =>
  env.LINE_CHANNEL_ID === channelId
    ? [
        {
          name: 'line-stand-in',
          command: ['node', 'tools/line-stand-in/src/main.ts'],
          env,
          readyUrl: `${env.LINE_ISSUER}/health`,
        },
      ]
    : [];
