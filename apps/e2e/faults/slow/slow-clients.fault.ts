import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '@yoodee/runner/statistics';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMeasuredSite, sitePort } from '../../src/measured-site.ts';

let site: Awaited<ReturnType<typeof openMeasuredSite>>;
beforeAll(async () => {
  site = await openMeasuredSite({ assets: 120 });
});
afterAll(() => site?.close());

/** Opens a connection, sends `begin` at once and then `piece` every second. */
const openSlowly = (
  begin: string,
  piece: string | null,
): { socket: Socket; isDisconnected: () => boolean; end: () => void } => {
  let isDisconnected = false;
  const socket = connect(sitePort, '127.0.0.1', () => socket.write(begin));
  const interval = setInterval(() => piece !== null && socket.writable && socket.write(piece), 1_000);
  socket.on('error', () => undefined);
  socket.once('close', () => {
    isDisconnected = true;
    clearInterval(interval);
  });
  // A sending client must read to notice a refusal. A slow reader does not read at all.
  if (piece === null) socket.pause();
  else socket.resume();
  return { socket, isDisconnected: () => isDisconnected, end: () => socket.destroy() };
};

const list = 'GET /assets HTTP/1.1\r\nHost: localhost\r\n\r\n';

const kinds = {
  headers: () => openSlowly('GET /assets HTTP/1.1\r\nHost: localhost\r\n', 'X-More: 1\r\n'),
  body: () =>
    openSlowly(
      'POST /api/v1/member/auth/otp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{',
      ' ',
    ),
  // More than the socket buffers hold, so that the gateway waits for a client that does not read.
  read: () => openSlowly(list.repeat(400), null),
};

/** More bodies than the gateway has connections to the API. */
const counts: Record<keyof typeof kinds, number> = { headers: 70, body: 300, read: 65 };

/** Node closes the connection of a client that does not read after one minute, or two if data was sent in the first. */
const maxSeconds = { silence: 135, all: 170 };

it('T28: 435 clients that send headers, send bodies or read slowly are disconnected and delay no other client', async () => {
  const probe = async () => {
    const startedAt = performance.now();
    const replies = await Promise.all(
      [`${site.origin}/assets`, `${site.origin}/api/v1/assets`].map(async (url) => {
        const reply = await fetch(url, { headers: { connection: 'close' } });
        await reply.arrayBuffer();
        return reply.status;
      }),
    );
    return { replies, ms: performance.now() - startedAt };
  };
  for (let count = 0; count < 10; count += 1) await probe();
  const baseline: number[] = [];
  for (let count = 0; count < 40; count += 1) baseline.push((await probe()).ms);

  const slow = (Object.keys(kinds) as (keyof typeof kinds)[]).flatMap((kind) =>
    Array.from({ length: counts[kind] }, () => ({ kind, ...kinds[kind]() })),
  );
  const startedAt = performance.now();
  const disconnectedAfter: Record<string, number> = {};
  const probes: Awaited<ReturnType<typeof probe>>[] = [];
  const seconds = () => (performance.now() - startedAt) / 1000;
  const recordDisconnects = () => {
    for (const kind of Object.keys(kinds))
      if (slow.every((one) => one.kind !== kind || one.isDisconnected())) disconnectedAfter[kind] ??= seconds();
  };
  while (slow.some(({ isDisconnected }) => !isDisconnected()) && seconds() < maxSeconds.all) {
    probes.push(await probe());
    recordDisconnects();
    // A client notices that the server closed the connection only when it reads. An open connection would continue to
    // deliver data.
    if (seconds() > maxSeconds.silence) slow.forEach(({ socket }) => socket.resume());
    await pause(150);
  }
  recordDisconnects();
  slow.forEach(({ end }) => end());

  const [before, during] = [baseline, probes.map(({ ms }) => ms)].map((times) => percentile(times, 0.95)) as [
    number,
    number,
  ];
  console.log(
    `probe p95 ${before.toFixed(0)} ms alone, ${during.toFixed(0)} ms beside them; cut after s:`,
    disconnectedAfter,
  );
  expect(probes.flatMap(({ replies }) => replies).filter((status) => status !== 200)).toEqual([]);
  expect(during).toBeLessThan(Math.max(500, 5 * before));
  expect(Object.keys(disconnectedAfter).sort()).toEqual(['body', 'headers', 'read']);
  expect(disconnectedAfter.headers).toBeLessThan(20);
  expect(disconnectedAfter.body).toBeLessThan(25);
});
