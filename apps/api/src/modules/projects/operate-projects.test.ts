import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { assets, assetSearch, projectChanges, projects } from '../../db/schema.ts';
import { insertAsset, type AssetValues } from '../../testing/listed-assets.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { addAlias, linkAsset, mergeProjects, separateAsset, splitProject, undoChange } from './operate-projects.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(projectChanges);
  await database.db.delete(assets);
  await database.db.update(projects).set({ merged_into: null });
  await database.db.delete(projects);
});

const asok = { lat: 13.7373, lng: 100.5605, province_code: '10', district_code: '1039', subdistrict_code: '103901' };
const north = (metres: number) => ({ lat: asok.lat + metres / 111_195 });
const insert = (name: string, values: AssetValues = {}) =>
  insertAsset(database.db, { ...asok, project_name_th: name, ...values });

/** Everything that a change may touch: projects, links, search rows. */
const readAll = async () => ({
  projects: await database.db
    .select({ id: projects.id, aliases: projects.aliases, keys: projects.name_keys, merged: projects.merged_into })
    .from(projects)
    .orderBy(asc(projects.id)),
  links: await database.db
    .select({ id: assets.id, project: assets.project_id, doubt: assets.project_doubt, codes: assetSearch.project })
    .from(assets)
    .leftJoin(assetSearch, eq(assetSearch.asset_id, assets.id))
    .orderBy(asc(assets.id)),
});
const projectOf = async (id: number) =>
  (await database.db.select().from(assets).where(eq(assets.id, id)))[0]!.project_id!;
const codesOf = async (id: number) =>
  (await database.db.select().from(assetSearch).where(eq(assetSearch.asset_id, id)))[0]!.project!.split('\n');
const doing = <Value>(work: (tx: Database['db']) => Promise<Value>) => database.db.transaction(work);

describe('a merge', () => {
  it('redirects names and ids from the one to the other, and is undone exactly', async () => {
    const [one, two] = [await insert('โนเบิล'), await insert('ลูเมนา')];
    const [from, into] = [await projectOf(one), await projectOf(two)];
    const before = await readAll();

    const change = await doing((tx) => mergeProjects(tx, from, into));
    expect(await codesOf(one)).toEqual([String(into), String(from), 'ลูเมนา', 'โนเบิล']);
    expect(await codesOf(two)).toEqual(await codesOf(one));

    await doing((tx) => undoChange(tx, change));
    expect(await readAll()).toEqual(before);
  });

  it('can be undone after a later one, and assets published since follow their name', async () => {
    const [a, b, c] = [await insert('โนเบิล'), await insert('ลูเมนา'), await insert('ธาราวัน')];
    const [pa, pb, pc] = [await projectOf(a), await projectOf(b), await projectOf(c)];
    const first = await doing((tx) => mergeProjects(tx, pa, pb));
    const second = await doing((tx) => mergeProjects(tx, pb, pc));
    const since = await insert('โนเบิล');
    expect((await codesOf(since))[0]).toBe(String(pc));

    await doing((tx) => undoChange(tx, first));
    expect([(await codesOf(a))[0], (await codesOf(since))[0]]).toEqual([String(pa), String(pa)]);
    expect((await codesOf(b))[0]).toBe(String(pc));
    await doing((tx) => undoChange(tx, second));
    expect((await codesOf(b))[0]).toBe(String(pb));
  });

  it('resolves doubts between the two, which its undo restores', async () => {
    await insert('โนเบิล');
    const other = await insert('โนเบิล', north(3_500));
    const [into, from] = [(await projectOf(other)) - 1, await projectOf(other)];
    await database.db.update(projects).set(north(300)).where(eq(projects.id, from));
    const waiting = await insert('โนเบิล', north(100));
    const before = await readAll();
    expect(before.links.at(-1)).toMatchObject({ id: waiting, doubt: 'several' });

    const change = await doing((tx) => mergeProjects(tx, from, into));
    expect((await codesOf(waiting))[0]).toBe(String(into));
    await doing((tx) => undoChange(tx, change));
    expect(await readAll()).toEqual(before);
  });

  it('with itself, a merged or an unknown project is refused', async () => {
    const [one, two] = [await projectOf(await insert('โนเบิล')), await projectOf(await insert('ลูเมนา'))];
    await expect(doing((tx) => mergeProjects(tx, one, one))).rejects.toThrow('itself');
    await expect(doing((tx) => mergeProjects(tx, one, 99_999))).rejects.toThrow('no project 99999');
    await doing((tx) => mergeProjects(tx, one, two));
    await expect(doing((tx) => mergeProjects(tx, one, two))).rejects.toThrow(`merged into ${two}`);
    await expect(doing((tx) => mergeProjects(tx, two, one))).rejects.toThrow(`merged into ${two}`);
  });
});

it('a split into a new project keeps its assets when they change, and is undone with its address leading back', async () => {
  const [stays, goes] = [await insert('โนเบิล'), await insert('โนเบิล', north(200))];
  const from = await projectOf(stays);
  const { change, project } = await doing((tx) => splitProject(tx, from, { assetIds: [goes], into: null }));
  expect(await Promise.all([stays, goes].map(projectOf))).toEqual([from, project]);
  expect((await codesOf(goes))[0]).toBe(String(project));

  await doing((tx) => undoChange(tx, change));
  expect(await Promise.all([stays, goes].map(projectOf))).toEqual([from, from]);
  expect((await readAll()).projects).toMatchObject([{ id: from }, { id: project, merged: from }]);
  await expect(doing((tx) => undoChange(tx, change))).rejects.toThrow('undone already');
  await expect(doing((tx) => splitProject(tx, from, { assetIds: [99_999], into: null }))).rejects.toThrow('no asset');
});

it('an alias resolves doubtful assets with that name, and is undone exactly', async () => {
  const project = await projectOf(await insert('ลูเมนา สุขุมวิท'));
  const waiting = await insert('ลูเมนนา สุขุมวิท');
  const before = await readAll();
  expect(before.links.at(-1)).toMatchObject({ project: null, doubt: 'near_name' });

  const change = await doing((tx) => addAlias(tx, project, 'ลูเมนนา สุขุมวิท'));
  expect(await projectOf(waiting)).toBe(project);
  await expect(doing((tx) => addAlias(tx, project, 'ลูเมนนา สุขุมวิท'))).rejects.toThrow('already');
  await expect(doing((tx) => addAlias(tx, project, '—'))).rejects.toThrow('no letters');

  await doing((tx) => undoChange(tx, change));
  expect(await readAll()).toEqual(before);
});

it('a doubtful asset is linked, which is undone exactly, or gets a new project', async () => {
  const project = await projectOf(await insert('ลูเมนา สุขุมวิท'));
  const waiting = await insert('ลูเมนนา สุขุมวิท');
  const before = await readAll();

  const change = await doing((tx) => linkAsset(tx, waiting, project));
  expect(await projectOf(waiting)).toBe(project);
  await doing((tx) => undoChange(tx, change));
  expect(await readAll()).toEqual(before);

  const own = await doing((tx) => separateAsset(tx, waiting));
  expect(await projectOf(waiting)).toBe(own);
  expect(own).not.toBe(project);
});

it('an asset that is published during a merge belongs to the living project', async () => {
  const from = await projectOf(await insert('โนเบิล'));
  const into = await projectOf(await insert('ลูเมนา'));
  const [, ...published] = await Promise.all([
    doing((tx) => mergeProjects(tx, from, into)),
    insert('โนเบิล'),
    insert('โนเบิล', north(50)),
  ]);
  expect(await Promise.all(published.map(async (id) => (await codesOf(id))[0]))).toEqual([String(into), String(into)]);
  expect(await database.db.$count(projects, sql`merged_into is null`)).toBe(1);
});
