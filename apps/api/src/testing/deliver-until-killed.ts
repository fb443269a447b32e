import { openDatabase } from '../db/database.ts';
import { createLineTransport } from '../modules/outbox/line-transport.ts';
import { createMailTransport } from '../modules/outbox/mail-transport.ts';
import { createOutbox } from '../modules/outbox/outbox.ts';
import type { Transport } from '../modules/outbox/transport.ts';

/** The parent's services, and the step at which this process kills itself. */
export interface DeliveryPlan {
  database: { socketDir: string } | { url: string };
  line: { token: string; apiUrl: string };
  smtpUrl: string;
  killAt: number;
}

const plan = JSON.parse(process.argv[2]!) as DeliveryPlan;

let steps = 0;
/** Each external effect is a step; the process kills itself before or after one of them. */
const step = () => {
  steps += 1;
  if (steps === plan.killAt) process.kill(process.pid, 'SIGKILL');
};
const around = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  step();
  const result = await work();
  step();
  return result;
};
const stepped = ({ send }: Transport): Transport => ({
  send: (message, signal) => around(() => send(message, signal)),
});

const database = await openDatabase(
  'url' in plan.database
    ? { url: plan.database.url }
    : {
        engine: {
          socketDir: plan.database.socketDir,
          close: async () => undefined,
          dump: () => Promise.reject(new Error('not here')),
        },
      },
);
const query = database.pool.query.bind(database.pool) as (...args: unknown[]) => Promise<unknown>;
Object.assign(database.pool, { query: (...args: unknown[]) => around(() => query(...args)) });

await createOutbox({
  db: database.db,
  transports: {
    line: stepped(createLineTransport(plan.line, (...request) => around(() => fetch(...request)))),
    email: stepped(
      createMailTransport({ url: plan.smtpUrl, from: 'hello@yoodee.example', origin: 'https://yoodee.example' }),
    ),
  },
  composeNews: ({ items }) => ({ text: items.map(({ text }) => text).join() }),
  logger: console,
}).deliverDue();
process.stdout.write(String(steps));
await database.close();
