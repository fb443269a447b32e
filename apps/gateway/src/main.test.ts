import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { request } from 'undici';
import { expect, it, onTestFinished } from 'vitest';
import { startUpstream } from './testing/fake-upstream.ts';
import { publicPage, writeFiles } from './testing/start-site.ts';

const freePort = async () => {
  const { origin, stop } = await startUpstream(() => undefined);
  await stop();
  return new URL(origin).port;
};

/** Starts the real process, as `npm start` does. */
const startProcess = (env: Record<string, string>) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env.PATH, ...env },
  });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk) => (output.out += chunk));
  child.stderr.on('data', (chunk) => (output.err += chunk));
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, output, exited: once(child, 'exit') };
};

const startGatewayProcess = async (page = publicPage('x')) => {
  const api = await startUpstream((_request, response) =>
    response.setHeader('content-type', 'application/json').end('{"version":"1"}'),
  );
  const publicApp = await startUpstream(page);
  const ports = { PORT: await freePort(), INNER_PORT: await freePort() };
  const started = startProcess({
    ...ports,
    PUBLIC_ORIGIN: 'http://localhost:4200',
    API_ORIGIN: api.origin,
    API_INNER_ORIGIN: api.origin,
    PUBLIC_APP_ORIGIN: publicApp.origin,
    ACCOUNT_DIST: await writeFiles({ 'index.html': '<html>', 'en/index.html': '<html>', 'pages.json': '[]' }),
    // The second request must not wait for the first.
    RENDERS_PER_CLIENT: '2',
    DRAIN_MS: '0',
  });
  const ready = async () =>
    (await request(`http://127.0.0.1:${ports.INNER_PORT}/health/ready`).catch(() => null))?.statusCode;
  await expect.poll(ready, { timeout: 10_000 }).toBe(200);
  return { ...started, origin: `http://127.0.0.1:${ports.PORT}` };
};

it('does not wait for a connection that a browser opened in advance', { timeout: 20_000 }, async () => {
  const { child, origin, exited } = await startGatewayProcess();
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');

  child.kill('SIGTERM');

  expect(await exited).toEqual([0, null]);
});

it('finishes open requests on SIGTERM, and exits 0', { timeout: 20_000 }, async () => {
  let release: (() => void) | undefined;
  const { child, origin, output, exited } = await startGatewayProcess((incoming, response) => {
    if (incoming.url !== '/slow') return publicPage('x')(incoming, response);
    release = () => publicPage('finished')(incoming, response);
  });
  const reply = request(`${origin}/slow`);
  await expect.poll(() => release).toBeDefined();

  child.kill('SIGTERM');
  await expect
    .poll(() =>
      request(`${origin}/other`).then(
        () => 'answered',
        () => 'refused',
      ),
    )
    .toBe('refused');
  release!();

  expect(await (await reply).body.text()).toBe('finished');
  expect(await exited).toEqual([0, null]);
  expect(output.out).toContain('"path":"/slow"');
  expect(output.err).toBe('');
});

it('exits 1 and names every invalid setting without its value', { timeout: 20_000 }, async () => {
  const { output, exited } = startProcess({ PORT: 's3cret', ACCOUNT_DIST: 'x' });

  expect(await exited).toEqual([1, null]);
  for (const name of ['PORT', 'PUBLIC_ORIGIN', 'API_ORIGIN', 'API_INNER_ORIGIN', 'PUBLIC_APP_ORIGIN'])
    expect(output.err).toContain(`gateway: ${name} must be`);
  expect(output.err + output.out).not.toContain('s3cret');
});

it('exits 1 and names ACCOUNT_DIST when there is no build', { timeout: 20_000 }, async () => {
  const origin = 'http://127.0.0.1:9';
  const { output, exited } = startProcess({
    ...{ PUBLIC_ORIGIN: origin, API_ORIGIN: origin, API_INNER_ORIGIN: origin, PUBLIC_APP_ORIGIN: origin },
    ACCOUNT_DIST: await writeFiles({ 'index.html': 'x' }),
  });

  expect(await exited).toEqual([1, null]);
  expect(output.err).toContain('ACCOUNT_DIST cannot be used');
});
