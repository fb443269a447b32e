import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getProject } from '@yoodee/api-contract/projects';
import { assets, projectChanges, projects } from '../../../db/schema.ts';
import { insertAsset } from '../../../testing/listed-assets.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { importProjects, undoImport } from './run-import.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await openTestServer();
  folder = await mkdtemp(join(tmpdir(), 'yoodee-import-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const importCsv = async (csv: string, isDryRun = false) => {
  const file = join(folder, 'projects.csv');
  await writeFile(file, csv);
  return importProjects(server.db, file, isDryRun);
};
const undo = (lines: readonly string[], isDryRun = false) =>
  undoImport(server.db, lines.at(-1)!.split(' ').at(-1)!, isDryRun);
const named = async (name: string) =>
  (await server.db.select().from(projects).where(eq(projects.name_th, name)).orderBy(asc(projects.id)))[0];
const page = async (id: number) =>
  getProject.response.parse((await server.app.inject(`/api/v1/projects/${id}`)).json().data);

const header = 'external_id,name_th,name_en,developer,units,fee_baht_per_sqm,fee_from,lat,lng,subdistrict_code';
/** A project of its own place, so that tests do not match each other's. */
const at = (place: number) => `${13.6 + place / 100},100.5,103901`;

describe('an import of projects', () => {
  it('makes them once, and changes them by their external id', async () => {
    const first = await importCsv(`${header}\nx-1,ลานนา เรสซิเดนซ์,Lanna Residence,เอก,120,45.5,2024-01-01,${at(1)}\n`);
    expect(first[0]).toBe('1 made, 0 changed, 0 as they were, 0 refused.');
    const { id } = (await named('ลานนา เรสซิเดนซ์'))!;

    const again = await importCsv(`${header}\nx-1,ลานนา เรสซิเดนซ์,Lanna Residence,เอก,120,45.5,2024-01-01,${at(1)}\n`);
    expect(again).toEqual(['0 made, 0 changed, 1 as they were, 0 refused.']);

    await importCsv(`${header}\nx-1,ลานนา เรสซิเด้นซ์,,,121,50,2024-01-01,\n`.replace(',\n', ',,,103901\n'));
    expect(await page(id)).toMatchObject({
      ...{ name: { th: 'ลานนา เรสซิเดนซ์', en: 'Lanna Residence' }, developer: 'เอก', units: 121 },
      fees: [{ baht_per_sqm: 50, from: '2024-01-01', source: 'projects.csv' }],
      ...{ aliases: ['ลานนา เรสซิเด้นซ์'], point: { lat: 13.61, lng: 100.5 }, district_code: '1039' },
    });
  });

  it('knows a project by its folded name within 500 m, and asks where that is doubtful', async () => {
    await importCsv(`${header}\n,คอนโด ริเวอร์ไซด์,,,,,,${at(5)}\n`);
    const { id } = (await named('คอนโด ริเวอร์ไซด์'))!;

    const lines = await importCsv(
      `${header}\n,ริเวอร์ไซด์ คอนโด,,เอก,,,,13.652,100.5,103901\n,ริเวอร์ไซด์,,โท,,,,13.66,100.5,103901\n`,
    );

    expect(lines.slice(0, 2)).toEqual([
      '0 made, 1 changed, 0 as they were, 1 refused.',
      'line 3, project: is needed: a project of this name is 500 m to 3 km away. Give the id of the project, or “new”',
    ]);
    expect(await page(id)).toMatchObject({ developer: 'เอก' });
    const columns = `project,${header}`;
    const settled = await importCsv(`${columns}\n${id},,ริเวอร์ไซด์,,โท,,,,13.66,100.5,103901\n`);
    expect(settled[0]).toBe('0 made, 1 changed, 0 as they were, 0 refused.');
    const other = await importCsv(`${columns}\nnew,,ริเวอร์ไซด์,,,,,,13.67,100.5,103901\n`);
    expect(other[0]).toBe('1 made, 0 changed, 0 as they were, 0 refused.');
  });

  it('names the line, the column and the reason of a row that it refuses, and writes the others', async () => {
    const before = await server.db.$count(projects);

    const lines = await importCsv(
      `${header}\nu-1,ก้าวหน้า,,,many,,,${at(10)}\nu-2,ก้าวไกล,,,10,,,${at(11)}\nu-2,ก้าวไกล,,,11,,,${at(11)}\nu-3,=1+1,,,,,,${at(12)}\n`,
    );

    expect(lines.slice(0, -1)).toEqual([
      '1 made, 0 changed, 0 as they were, 3 refused.',
      'line 2, units: is not a whole number',
      'line 4, external_id: is that of line 3',
      'line 5, name_th: begins like a formula (= + - @)',
    ]);
    expect(await server.db.$count(projects)).toBe(before + 1);
  });

  it('changes nothing in a dry run, nor with a file that cannot be read', async () => {
    const before = await server.db.$count(projects);

    const lines = await importCsv(`${header}\n,ทดลอง,,,,,,${at(15)}\n`, true);
    expect(lines).toEqual(['1 made, 0 changed, 0 as they were, 0 refused.']);
    await expect(importCsv('colour\nred\n')).rejects.toThrow('Column colour is not a column of an import.');
    await expect(importProjects(server.db, join(folder, 'no.csv'), false)).rejects.toThrow('no such file');

    expect(await server.db.$count(projects)).toBe(before);
  });

  it('refuses an external id of another project, and an id that no project has', async () => {
    await importCsv(`${header}\ne-1,เอกมัย วิว,,,,,,${at(20)}\ne-2,ทองหล่อ วิว,,,,,,${at(21)}\n`);
    const { id } = (await named('ทองหล่อ วิว'))!;

    const lines = await importCsv(
      `project,external_id,developer\n${id},e-1,เอก\n${id},e-3,เอก\n999999999,,เอก\n0,,เอก\n`,
    );

    expect(lines.slice(1).map((line) => line.replace(/\d{2,}/, 'N'))).toEqual([
      expect.stringMatching(/^line 2, external_id: belongs to project/),
      expect.stringMatching(/^line 3, external_id: is another one than that of project/),
      'line 4, project: is not the id of a project',
      'line 5, project: is not from 1 to N',
    ]);
  });

  it('matches listings that wait under its names', async () => {
    const place = { lat: 13.9, lng: 100.5 };
    await insertAsset(server.db, { ...place, project_name_th: 'ลูเมนา สุขุมวิท' });
    const waiting = await insertAsset(server.db, { ...place, project_name_th: 'ลูเมนนา สุขุมวิท' });
    const projectOf = async () => (await server.db.select().from(assets).where(eq(assets.id, waiting)))[0]!.project_id;
    expect(await projectOf()).toBeNull();

    const lines = await importCsv('name_th,aliases,lat,lng\nลูเมนา สุขุมวิท,ลูเมนนา สุขุมวิท,13.9,100.5\n');
    expect(await projectOf()).toBe((await named('ลูเมนา สุขุมวิท'))!.id);

    await undo(lines);
    expect(await projectOf()).toBeNull();
  });
});

describe('undoing an import', () => {
  it('deletes what it created, restores what it changed, and keeps later changes', async () => {
    const made = await importCsv(`${header}\nr-1,ราชพฤกษ์ วัน,,เอก,100,40,2024-01-01,${at(31)}\n`);
    const { id } = (await named('ราชพฤกษ์ วัน'))!;
    const changed = await importCsv(
      `${header}\nr-1,ราชพฤกษ์ วัน,Ratchaphruek One,โท,200,45,2024-01-01,${at(31)}\nr-2,ราชพฤกษ์ ทู,,,,,,${at(40)}\n`,
    );
    await importCsv(`${header}\nr-1,ราชพฤกษ์ วัน,,ตรี,,,,${at(31)}\n`);

    expect(await undo(changed, true)).toEqual(['2 rows would be undone, 0 stay.']);
    expect((await page(id)).units).toBe(200);
    expect(await undo(changed)).toEqual(['2 rows are undone, 0 stay.']);

    expect(await page(id)).toMatchObject({
      ...{ developer: 'ตรี', units: 100 },
      fees: [{ baht_per_sqm: 40, from: '2024-01-01' }],
    });
    expect((await named('ราชพฤกษ์ วัน'))!.name_en).toBeNull();
    expect(await named('ราชพฤกษ์ ทู')).toBeUndefined();
    await expect(undo(changed)).rejects.toThrow('nothing to undo');
    expect(await undo(made)).toEqual(['0 rows are undone, 1 stay.', expect.stringContaining('it was changed since')]);
  });

  it('leaves projects that listings are in', async () => {
    const made = await importCsv('name_th,lat,lng\nอารีย์ เฮ้าส์,13.95,100.5\n');
    const { id } = (await named('อารีย์ เฮ้าส์'))!;
    await insertAsset(server.db, { project_name_th: 'อารีย์ เฮ้าส์', lat: 13.95, lng: 100.5 });

    const [summary, reason] = await undo(made);

    expect(summary).toBe('0 rows are undone, 1 stay.');
    expect(reason).toContain(`Project ${id} stays: assets are in it.`);
    expect(await server.db.$count(projectChanges, eq(projectChanges.project_id, id))).toBe(1);
  });
});
