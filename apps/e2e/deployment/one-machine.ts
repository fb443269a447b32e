import { request, type APIRequestContext } from '@playwright/test';
import { signUp, type Member } from '../src/member.ts';
import { createMachine, freePorts, type Machine } from './machine.ts';

/** A complete site on one machine, without a proxy in front, for tests of its database. */
export const startOneMachine = async (
  settings: NodeJS.ProcessEnv,
): Promise<{
  machine: Machine;
  visitor: APIRequestContext;
  /** Metrics of the API, as text. */
  metrics(): Promise<string>;
  signUpMembers(count: number): Promise<Member[]>;
  close(): Promise<void>;
}> => {
  const [gateway, inner, api, apiInner, publicApp] = (await freePorts(5)) as [number, number, number, number, number];
  const machine = createMachine(
    '127.0.0.2',
    { gateway, inner, api, apiInner, public: publicApp },
    {
      PUBLIC_ORIGIN: `http://127.0.0.2:${gateway}`,
      JWT_SECRET: 'of-the-test-0123456789-0123456789-0123456789',
      SEED: '24',
      DRAW_AHEAD: '0',
      DRAIN_MS: '0',
      ALLOW_DEVELOPMENT_TRANSPORTS: '1',
      ...settings,
    },
  );
  await machine.start();
  const visitor = await request.newContext({ baseURL: machine.gateway });
  let signedUp = 0;
  return {
    machine,
    visitor,
    metrics: async () => (await fetch(`http://127.0.0.2:${apiInner}/metrics`)).text(),
    async signUpMembers(count) {
      const members: Member[] = [];
      while (members.length < count)
        members.push(await signUp(visitor, `081-700-00${(signedUp += 1) + 10}`, machine.dataDir));
      return members;
    },
    async close() {
      await visitor.dispose();
      await machine.stop();
      machine.remove();
    },
  };
};
export type OneMachine = Awaited<ReturnType<typeof startOneMachine>>;
