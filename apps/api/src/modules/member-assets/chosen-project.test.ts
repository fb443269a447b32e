import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assetImages, assets, projects } from '../../db/schema.ts';
import { insertAsset } from '../../testing/listed-assets.ts';
import { actAs, condo } from '../../testing/test-asset.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { mergeProjects } from '../projects/operate-projects.ts';

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await openTestServer();
  member = await createTestMember(server);
});
afterAll(() => server.close());

const me = () => actAs(server.app, member);
const place = { province_code: '10', district_code: '1039', subdistrict_code: '103901' };

/** A project with a listing, 0.01° per step away from the others. */
const projectAt = async (step: number, name: string): Promise<number> => {
  const id = await insertAsset(server.db, { ...place, project_name_th: name, lat: 13.7 + step / 100, lng: 100.5 });
  return (await server.db.select().from(assets).where(eq(assets.id, id)))[0]!.project_id!;
};

const draftIn = async (chosen: { project_id: number; project_name_th: string; lat: number; lng: number }) => {
  const draft = await me().create();
  const { id, version } = await me().change(draft.id, { ...condo, ...place, ...chosen, version: draft.version });
  await server.db.insert(assetImages).values(
    [0, 1, 2, 3, 4].map((sort) => ({
      ...{ asset_id: id, sort, kind: 'photo' as const, key: `chosen-${id}-${sort}`, bytes: 1, thumbhash: 'AAAA' },
      ...{ width: 1600, height: 1200 },
    })),
  );
  return { id, version };
};

const published = async (draft: { id: number; version: number }) => {
  await me().publish(draft.id, draft.version);
  return (await server.db.select().from(assets).where(eq(assets.id, draft.id)))[0]!;
};

describe('a project that the seller chose', () => {
  it('is kept with the draft, and is that of the listing although its name alone would be doubtful', async () => {
    const first = await projectAt(0, 'ลุมพินี');
    const name = { project_name_th: 'ลุมพินี', lat: 13.709, lng: 100.5 };
    const waiting = await insertAsset(server.db, { ...place, ...name });
    expect((await server.db.select().from(assets).where(eq(assets.id, waiting)))[0]!.project_doubt).not.toBeNull();

    const draft = await draftIn({ project_id: first, ...name });
    expect((await me().get(draft.id)).project_id).toBe(first);

    expect(await published(draft)).toMatchObject({ project_id: first, project_doubt: null });
    const page = await server.app.inject(`/api/v1/assets/${draft.id}`);
    expect(page.json().data.project_id).toBe(first);
  });

  it('is matched by its name instead when it is of another name, or elsewhere', async () => {
    const [one, far] = [await projectAt(10, 'โนเบิล'), await projectAt(30, 'แอสปาย')];
    const own = { lat: 13.8, lng: 100.5 };

    const other = await published(await draftIn({ project_id: far, project_name_th: 'โนเบิล', ...own }));
    const elsewhere = await published(
      await draftIn({ project_id: far, project_name_th: 'แอสปาย', lat: 14.1, lng: 100.5 }),
    );

    expect(other.project_id).toBe(one);
    expect(elsewhere.project_id).not.toBe(far);
    const [made] = await server.db.select().from(projects).where(eq(projects.id, elsewhere.project_id!));
    expect(made!.lat).toBeCloseTo(14.1, 1);
  });

  it('that was merged is the living one, and one that does not exist is refused by its field', async () => {
    const [one, two] = [await projectAt(50, 'ศุภาลัย'), await projectAt(60, 'ไนท์บริดจ์')];
    await server.db.transaction((tx) => mergeProjects(tx, one, two));
    const draft = await me().create();

    const saved = await me().change(draft.id, { project_id: one, version: draft.version });
    expect(saved.project_id).toBe(two);

    for (const [project_id, code] of [
      [999_999_999, 'unknown_value'],
      [0, 'too_small'],
      [1.5, 'invalid'],
      ['7', 'invalid'],
    ] as const) {
      const reply = await server.app.inject({
        method: 'PATCH',
        url: `/api/v1/member/assets/${draft.id}`,
        headers: { ...member.headers, 'content-type': 'application/json' },
        payload: { project_id, version: saved.version },
      });
      expect([reply.statusCode, reply.json().errors]).toEqual([400, { project_id: code }]);
    }
  });
});
