import { standInEnv } from '@yoodee/line-stand-in';
import type { Part } from './processes.ts';

const channelId = 'line-stand-in';

interface LineStandInSite {
  origin: string;
  ports: { line: number };
  secret: string;
}

/**
 * Settings that replace LINE by the stand-in. They apply only to a site that is reachable only from this machine and
 * has no LINE channel: on any other site, anybody could sign in as one of the stand-in's personas.
 */
export const lineEnv = ({ origin, ports, secret }: LineStandInSite): Partial<ReturnType<typeof standInEnv>> =>
  process.env.LINE_CHANNEL_ID || URL.parse(origin)?.hostname !== 'localhost'
    ? {}
    : standInEnv({ origin: `http://localhost:${ports.line}`, channelId, channelSecret: secret });

/** The process of the stand-in, if {@link lineEnv} chose it. */
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
