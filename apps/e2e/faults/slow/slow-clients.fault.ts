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

/** Opens a connection; `begin` is sent at once, then a piece every second. Resolves when the server has had enough. */
const openSlowly = (begin: string, piece: string | null): { socket: Socket; isCut: () => boolean; end: () => void } => {
  let isCut = false;
  const socket = connect(sitePort, '127.0.0.1', () => socket.write(begin));
  const dribble = setInterval(() => piece !== null && socket.writable && socket.write(piece), 1_000);
  socket.on('error', () => undefined);
  socket.once('close', () => {
    isCut = true;
    clearInterval(dribble);
  });
  // Who sends listens to a refusal; who reads slowly reads nothing at all.
  if (piece === null) socket.pause();
  else socket.resume();
  return { socket, isCut: () => isCut, end: () => socket.destroy() };
};

const list = 'GET /assets HTTP/1.1\r\nHost: localhost\r\n\r\n';

const kinds = {
  headers: () => openSlowly('GET /assets HTTP/1.1\r\nHost: localhost\r\n', 'X-More: 1\r\n'),
  body: () =>
    openSlowly(
      'POST /api/v1/member/auth/otp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{',
      ' ',
    ),
  // More than the machine's buffers hold, so that the gateway has to wait for a reader who never comes.
  read: () => openSlowly(list.repeat(400), null),
};

/** More bodies than the gateway has connections to the API. */
const counts: Record<keyof typeof kinds, number> = { headers: 70, body: 300, read: 65 };

/** Node gives a reader who does not read a minute, and another one if anything went out in the first. */
const mostSeconds = { silence: 135, all: 170 };

it('T28: 435 clients that send headers, bodies or read as slowly as they can are cut off, and hold up nobody else', async () => {
  const probe = async () => {
    const begun = performance.now();
    const replies = await Promise.all(
      [`${site.origin}/assets`, `${site.origin}/api/v1/assets`].map(async (url) => {
        const reply = await fetch(url, { headers: { connection: 'close' } });
        await reply.arrayBuffer();
        return reply.status;
      }),
    );
    return { replies, ms: performance.now() - begun };
  };
  for (let count = 0; count < 10; count += 1) await probe();
  const calm: number[] = [];
  for (let count = 0; count < 40; count += 1) calm.push((await probe()).ms);

  const slow = (Object.keys(kinds) as (keyof typeof kinds)[]).flatMap((kind) =>
    Array.from({ length: counts[kind] }, () => ({ kind, ...kinds[kind]() })),
  );
  const begun = performance.now();
  const cutAfter: Record<string, number> = {};
  const probes: Awaited<ReturnType<typeof probe>>[] = [];
  const seconds = () => (performance.now() - begun) / 1000;
  const noteCuts = () => {
    for (const kind of Object.keys(kinds))
      if (slow.every((one) => one.kind !== kind || one.isCut())) cutAfter[kind] ??= seconds();
  };
  while (slow.some(({ isCut }) => !isCut()) && seconds() < mostSeconds.all) {
    probes.push(await probe());
    noteCuts();
    // Only who reads sees that the other side has gone. Where it has not, there is more to read, and no end.
    if (seconds() > mostSeconds.silence) slow.forEach(({ socket }) => socket.resume());
    await pause(150);
  }
  noteCuts();
  slow.forEach(({ end }) => end());

  const [before, during] = [calm, probes.map(({ ms }) => ms)].map((times) => percentile(times, 0.95)) as [
    number,
    number,
  ];
  console.log(`probe p95 ${before.toFixed(0)} ms alone, ${during.toFixed(0)} ms beside them; cut after s:`, cutAfter);
  expect(probes.flatMap(({ replies }) => replies).filter((status) => status !== 200)).toEqual([]);
  expect(during).toBeLessThan(Math.max(500, 5 * before));
  expect(Object.keys(cutAfter).sort()).toEqual(['body', 'headers', 'read']);
  expect(cutAfter.headers).toBeLessThan(20);
  expect(cutAfter.body).toBeLessThan(25);
});
