import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { assets, projects } from '../db/schema.ts';
import { openDiskImageStore } from '../modules/images/disk-image-store.ts';
import { insertAsset } from '../testing/listed-assets.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import type { OperationContext } from './operation.ts';
import { operationProblem, perform } from './perform.ts';

let database: Database;
let folder: string;
let context: OperationContext;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'yoodee-ops-'));
  const store = await openDiskImageStore(folder);
  context = { db: database.db, store, origin: 'https://yoodee.test', dump: database.dump };
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const ops = (command: string, values: Record<string, string> = {}, isDryRun = false) =>
  perform(context, { command, values, actor: 'somchai', note: null, isDryRun });
const problemOf = (doing: Promise<unknown>) => doing.then(() => null, operationProblem);
const projectOf = async (id: number) =>
  (await database.db.select().from(assets).where(eq(assets.id, id)))[0]!.project_id!;

it('operators list doubtful assets, merge in a dry run, merge, and undo it', async () => {
  const place = { lat: 13.7373, lng: 100.5605 };
  const [one, two] = [
    await projectOf(await insertAsset(database.db, { ...place, project_name_th: 'ลูเมนา สุขุมวิท' })),
    await projectOf(await insertAsset(database.db, { ...place, project_name_th: 'โนเบิล' })),
  ];
  const waiting = await insertAsset(database.db, { ...place, project_name_th: 'ลูเมนนา สุขุมวิท' });
  const merged = async () => database.db.$count(projects, eq(projects.merged_into, two));
  const values = { project: String(one), into: String(two) };

  expect(await ops('project waiting')).toEqual([`asset ${waiting}  near_name  ลูเมนนา สุขุมวิท  103901`]);
  expect((await ops('project merge', values, true))[0]).toBe(`Project ${one} would be part of ${two}.`);
  expect(await merged()).toBe(0);
  const [, hint] = await ops('project merge', values);
  expect(await merged()).toBe(1);
  const change = hint!.split(' ').at(-1)!;
  expect((await ops('project changes'))[0]).toContain(`merge  ${one} ลูเมนา สุขุมวิท  into ${two}`);
  expect(await ops('project undo', { change })).toEqual([`The merge of project ${one} is undone.`]);
  expect(await merged()).toBe(0);
  expect(await ops('project changes')).toEqual(['No changes.']);
  expect(await problemOf(ops('project undo', { change }))).toBe(`Change ${change} is undone already.`);
});

it.each([
  ['project merge', { project: '1', into: '0' }, 'into'],
  ['project merge', { project: 'x', into: '1' }, 'project'],
  ['project split', { project: '1', assets: '1;2', into: 'new' }, 'assets'],
  ['project split', { project: '1', assets: '0', into: 'new' }, 'assets.0'],
  ['project split', { project: '1', assets: '1', into: 'old' }, 'into'],
  ['project alias', { project: '1', alias: ' ' }, 'alias'],
  ['project alias', { project: '1', alias: 'ก'.repeat(121) }, 'alias'],
  ['project alias', { project: '1', alias: 'one\ntwo' }, 'alias'],
  ['project undo', { change: '1e99' }, 'change'],
])('%s refuses %j and names the value', async (command, values, field) => {
  expect(await problemOf(ops(command, values))).toContain(`<${field}>`);
});
