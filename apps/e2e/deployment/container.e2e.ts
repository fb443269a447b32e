import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, request, test, type APIRequestContext } from '@playwright/test';
import { imageHref } from '@yoodee/site';
import { startPostgres } from '@yoodee/runner/postgres';
import { parse } from 'yaml';
import { addPhotograph, createDraft } from '../src/listing.ts';
import { signUp, type Member } from '../src/member.ts';
import { root } from '../src/programs.ts';
import { createContainers } from './container.ts';
import { buildImage, type Image } from './image.ts';
import { freePorts } from './machine.ts';

// Copies of all packages, and three starts.
test.setTimeout(900_000);
// Each test continues with the containers as the previous test left them.
test.describe.configure({ mode: 'serial' });

interface Service {
  command?: [string];
  environment?: Record<string, string | number>;
  read_only?: boolean;
  cap_drop?: string[];
}

const composition = (
  parse(readFileSync(join(root, 'compose.yaml'), 'utf8'), { merge: true }) as { services: Record<string, Service> }
).services;

/** `${NAME:-default}` and `${NAME:?message}` as a composition resolves them. */
const resolve = (text: string, dotEnv: Record<string, string>) =>
  text.replace(/\$\{([A-Z_]+):([-?])([^}]*)\}/g, (_all, name: string, kind: string, rest: string) => {
    if (dotEnv[name] === undefined && kind === '?') throw new Error(`compose.yaml needs ${name}`);
    return dotEnv[name] ?? rest;
  });

type Containers = ReturnType<typeof createContainers>;

let folder: string;
let data: string;
let image: Image;
let containers: Containers;
let postgres: NonNullable<Awaited<ReturnType<typeof startPostgres>>>;
const running: Awaited<ReturnType<Containers['start']>>[] = [];
let visitor: APIRequestContext;
let member: Member;
let ready: string;
/** Settings of the API, which the operations need as well. */
let apiEnv: Record<string, string>;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'yoodee-container-'));
  data = join(folder, 'data');
  image = buildImage();
  containers = createContainers(image, data);
  postgres = (await startPostgres())!;
  const [gateway, inner, api, apiInner, publicApp] = (await freePorts(5)) as [number, number, number, number, number];
  const at = (port: number) => `http://127.0.0.1:${port}`;
  const dotEnv = {
    PUBLIC_ORIGIN: at(gateway),
    JWT_SECRET: 'of-the-test-0123456789-0123456789-0123456789',
    POSTGRES_PASSWORD: 'unused',
    ALLOW_DEVELOPMENT_TRANSPORTS: '1',
    SEED: '24',
  };
  // The ports of the image may be in use on this machine, and PostgreSQL has another address.
  const here = {
    ...{ HOST: '127.0.0.1', PORT: String(gateway), INNER_PORT: String(inner), DATABASE_URL: postgres.url },
    ...{ API_PORT: String(api), API_INNER_PORT: String(apiInner), PUBLIC_APP_PORT: String(publicApp) },
    ...{ API_ORIGIN: at(api), API_INNER_ORIGIN: at(apiInner), PUBLIC_APP_ORIGIN: at(publicApp), DRAW_AHEAD: '0' },
  };
  const readyUrls = {
    api: `${at(apiInner)}/health/ready`,
    public: `${at(publicApp)}/health`,
    gateway: `${at(inner)}/health/ready`,
  };
  ready = readyUrls.gateway;
  for (const [name, readyUrl] of Object.entries(readyUrls)) {
    const { command, environment = {}, read_only: isReadOnly, cap_drop: dropped } = composition[name]!;
    expect([isReadOnly, dropped], 'what bubblewrap does here').toEqual([true, ['ALL']]);
    const own = Object.entries(environment).map(([key, value]) => [key, resolve(String(value), dotEnv)] as const);
    // Only the API reads .env.
    const env = { ...(name === 'api' && dotEnv), ...Object.fromEntries(own), ...here };
    if (name === 'api') apiEnv = env;
    running.push(await containers.start(command![0], { env, readyUrl }));
  }
  visitor = await request.newContext({ baseURL: at(gateway) });
});

test.afterAll(async () => {
  await visitor?.dispose();
  await Promise.all(running.map(({ kill }) => kill()));
  postgres?.stop();
  image?.remove();
  rmSync(folder, { recursive: true, force: true });
});

test('F35 the image’s programs show home, a list and an asset with a read-only root', async () => {
  for (const path of ['/', '/assets', '/en/assets', '/my-account', '/api/v1/assets'])
    expect((await visitor.get(path)).status(), path).toBe(200);
});

test('F35 a member signs in and uploads a photograph, which is in the volume', async () => {
  member = await signUp(visitor, '081-700-0001', data);
  const { id } = await createDraft(member.api);
  const { key } = await addPhotograph(member.api, id);

  expect((await visitor.get(imageHref(key, 640))).status()).toBe(200);
  expect(readdirSync(join(data, 'images/originals'), { recursive: true }).join('\n')).toContain(key);
});

test('F35 the user of the image has no privileges, and can write to its volume and /tmp only', () => {
  const write = (path: string) =>
    containers
      .run(['sh', '-c', `touch ${path} 2>&1 && echo written || echo refused`])
      .split('\n')
      .at(-2);

  expect(containers.run(['sh', '-c', 'id -u; grep CapEff /proc/self/status']).split(/\s+/)).toEqual(
    expect.arrayContaining(['1000', '0000000000000000']),
  );
  expect([write('/data/one'), write('/tmp/one')]).toEqual(['written', 'written']);
  for (const path of ['/one', '/site/one', '/site/apps/api/src/main.ts', '/usr/one'])
    expect(write(path), path).toBe('refused');
});

test('F35 the command of its health check and the operations work', () => {
  const [, healthy] = /\["node", "(tools[^"]+)"/.exec(readFileSync(join(root, 'tools/deploy/Dockerfile'), 'utf8'))!;

  containers.run([...image.entry, healthy!, ready]);
  expect(() => containers.run([...image.entry, healthy!, `${ready}-not`])).toThrow();
  expect(containers.run([...image.entry, 'apps/api/src/ops/main.ts', 'report', 'list'], apiEnv)).not.toContain('Error');
});

test('F35 SIGTERM ends each program with exit code 0', async () => {
  const codes = [];
  for (const { stop } of running.toReversed()) codes.push(await stop());
  expect(codes).toEqual([0, 0, 0]);
});
