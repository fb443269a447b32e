import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { assets, assetSearch, projects } from '../../db/schema.ts';
import { insertAsset, insertAssets, type AssetValues } from '../../testing/listed-assets.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { indexAsset } from '../assets/index-asset.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.update(assets).set({ project_id: null, project_doubt: null });
  await database.db.delete(projects);
});

const asok = { lat: 13.7373, lng: 100.5605, province_code: '10', district_code: '1039', subdistrict_code: '103901' };
const lumena = { ...asok, project_name_th: 'ลูเมนา สุขุมวิท 49', project_name_en: 'Lumena Sukhumvit 49' };
/** So many metres north. */
const north = (metres: number) => ({ lat: asok.lat + metres / 111_195 });

const linkOf = async (id: number) => {
  const [row] = await database.db
    .select({ project_id: assets.project_id, project_doubt: assets.project_doubt, code: assetSearch.project })
    .from(assets)
    .leftJoin(assetSearch, eq(assetSearch.asset_id, assets.id))
    .where(eq(assets.id, id));
  return row!;
};
const insert = async (values: AssetValues) => linkOf(await insertAsset(database.db, values));

describe('a listed asset', () => {
  it('makes the project that it names, with what visitors may see', async () => {
    const { project_id } = await insert({ ...lumena, location_precision: 'approximate' });

    const [made] = await database.db.select().from(projects);
    expect(made).toMatchObject({
      ...{ id: project_id, name_th: 'ลูเมนา สุขุมวิท 49', name_en: 'Lumena Sukhumvit 49', property_type: 'condo' },
      ...{ province_code: '10', district_code: '1039', subdistrict_code: '103901', merged_into: null },
    });
    expect([made!.lat, made!.lng]).not.toEqual([asok.lat, asok.lng]);
  });

  it.each([
    { project_name_th: 'คอนโดลูเมนา สุขุมวิท49', project_name_en: null },
    { project_name_th: 'ชื่ออื่น', project_name_en: 'lumena sukumvit 49' },
    { ...lumena, ...north(400) },
  ])('belongs to the project of its name nearby, in any spelling: %j', async (values) => {
    const first = await insert(lumena);
    const second = await insert({ ...asok, ...values });

    expect(second).toMatchObject({ project_id: first.project_id, project_doubt: null });
    expect(second.code!.split('\n')).toEqual(
      expect.arrayContaining([String(first.project_id), 'ลูเมนา สุขุมวิท 49', values.project_name_th]),
    );
  });

  it('waits for an operator when it is doubtful, and is found by its name meanwhile', async () => {
    const first = await insert(lumena);

    expect(await insert({ ...lumena, ...north(900) })).toEqual({
      project_id: null,
      project_doubt: 'same_name_farther',
      code: 'ลูเมนา สุขุมวิท 49\nLumena Sukhumvit 49',
    });
    expect(await insert({ ...lumena, project_name_en: null, project_name_th: 'ลูเมนนา สุขุมวิท 49' })).toMatchObject({
      project_doubt: 'near_name',
    });
    expect((await insert({ ...lumena, ...north(5_000) })).project_id).not.toBe(first.project_id);
  });

  it('follows its names when they change, and keeps its project when something else does', async () => {
    const id = await insertAsset(database.db, lumena);
    const { project_id } = await linkOf(id);
    await database.db
      .update(assets)
      .set({ price_sale: 1, ...north(2_000) })
      .where(eq(assets.id, id));
    await database.db.transaction((tx) => indexAsset(tx, id));
    expect(await linkOf(id)).toMatchObject({ project_id });

    await database.db.update(assets).set({ project_name_th: 'โนเบิล', project_name_en: null }).where(eq(assets.id, id));
    await database.db.transaction((tx) => indexAsset(tx, id));
    const moved = await linkOf(id);
    expect(moved.project_id).not.toBe(project_id);
    expect(moved.code).toBe(`${moved.project_id}\nโนเบิล`);

    await database.db.update(assets).set({ project_name_th: null }).where(eq(assets.id, id));
    await database.db.transaction((tx) => indexAsset(tx, id));
    expect(await linkOf(id)).toEqual({ project_id: null, project_doubt: null, code: null });
  });

  it.each([['—'], ['   '], ['🏠']])('with the name %j has no project', async (project_name_th) => {
    expect(await insert({ ...asok, project_name_th })).toMatchObject({ project_id: null, project_doubt: null });
  });

  it('with a hostile name is matched like any other', async () => {
    const name = `'); drop table projects; -- "{}\\ ${'ก'.repeat(60)}`;
    const [one, two] = await insertAssets(database.db, [
      { ...asok, project_name_th: name },
      { ...asok, project_name_th: name },
    ]);
    expect((await linkOf(one!)).project_id).toBe((await linkOf(two!)).project_id);
  });

  it('as a draft is not matched', async () => {
    expect(await insert({ ...lumena, status: 'draft' })).toMatchObject({ project_id: null });
    expect(await database.db.$count(projects)).toBe(0);
  });
});

it('two sellers who publish at once make one project', async () => {
  const ids = await Promise.all(
    Array.from({ length: 6 }, (_, n) => insertAsset(database.db, { ...lumena, ...north(n * 20) })),
  );
  const links = await Promise.all(ids.map(linkOf));

  expect(new Set(links.map(({ project_id }) => project_id)).size).toBe(1);
  expect(await database.db.$count(projects)).toBe(1);
});
