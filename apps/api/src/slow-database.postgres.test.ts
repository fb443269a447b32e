import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Database } from './db/database.ts';
import { readEnv } from './env.ts';
import { createServer } from './server.ts';
import { openFaultyConnection, type BadLine, type LineState } from './testing/faulty-connection.ts';
import { openTestDatabase } from './testing/test-database.ts';

const origin = inject('origin');

/** A quarter of the production timeouts, to keep the tests fast. */
const timeouts = { connectionMs: 500, statementMs: 2_000 };

/** More than the concurrency limit, so that some are refused. */
const calls = 400;

describe('F7: a database behind a faulty network', () => {
  let line: BadLine;
  let database: Database;
  let app: FastifyInstance;
  let folder: string;
  beforeAll(async () => {
    const { hostname, port } = new URL(origin.engine === 'postgres' ? origin.url : '');
    line = await openFaultyConnection({ hostname, port: Number(port || 5432) });
    folder = await mkdtemp(join(tmpdir(), 'yoodee-data-'));
    database = await openTestDatabase({ through: line, timeouts });
    const env = readEnv({ NODE_ENV: 'test', DATA_DIR: folder, OTP_SENDS_PER_HOUR_IP: '100000' });
    app = await createServer({ db: database.db, env }, false);
  });
  afterAll(async () => {
    await app.close();
    await database.close();
    await line.close();
    await rm(folder, { recursive: true });
  });

  const read = () => app.inject('/api/v1/news');
  /** Writes in a transaction. */
  const write = (number: number) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/member/auth/otp',
      body: { phone_number: `08${String(10_000_000 + number * 1_000)}` },
    });
  const needNoDatabase = () => app.inject('/api/v1/geo/provinces');
  let tried = 0;
  const answersAgain = async () => [(await read()).statusCode, (await write(calls + (tried += 1))).statusCode].join();

  beforeEach(async () => {
    line.become('good');
    await expect.poll(answersAgain, { timeout: 30_000 }).toMatch(/^200,(?:200|429)$/);
    // Connections that exist before the line fails, as in a running server.
    await Promise.all(Array.from({ length: 20 }, read));
  });

  it.each([
    ['slow', { delayMs: 500 }],
    ['silent', 'silent'],
    ['broken', 'broken'],
  ] satisfies [string, LineState][])(
    'F7: that is %s causes 503 in time, never 500, blocks nothing that needs no database, and leaves no trace',
    async (_name, state) => {
      line.become(state);
      let underWay = calls;
      let waiting = 0;
      const replies = Array.from({ length: calls }, async (_, number) => {
        const reply = await (number % 2 ? read() : write(number));
        underWay -= 1;
        return reply;
      });
      const watch = setInterval(() => (waiting = Math.max(waiting, database.pool.waitingCount)), 10);

      // Requests above the limit are refused at once, which leaves capacity for calls without the database.
      await expect.poll(() => calls - underWay, { interval: 5, timeout: 20_000 }).toBeGreaterThan(calls / 2 + 20);
      const free = await Promise.all(Array.from({ length: 20 }, needNoDatabase));
      const leftMeanwhile = underWay;
      const answers = await Promise.all(replies);
      clearInterval(watch);

      expect(free.map(({ statusCode }) => statusCode)).toEqual(free.map(() => 200));
      if (state !== 'broken') expect(leftMeanwhile).toBeGreaterThan(0);
      expect(waiting).toBeLessThanOrEqual(150);
      const refused = answers.filter(({ statusCode }) => statusCode === 503);
      expect(answers.filter(({ statusCode }) => ![200, 429, 503].includes(statusCode))).toEqual([]);
      expect(refused.length).toBeGreaterThan(calls / 2);
      expect(refused.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true);

      line.become('good');
      await expect.poll(answersAgain, { timeout: 30_000 }).toMatch(/^200,(?:200|429)$/);
      // No connection is left in a state that blocks its next user.
      const after = await Promise.all(Array.from({ length: 20 }, read));
      expect(after.map(({ statusCode }) => statusCode)).toEqual(after.map(() => 200));
    },
  );
});
