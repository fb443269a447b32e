import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ImportProblem } from './import-problem.ts';
import { readImportFile } from './read-import-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yoodee-import-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The rows as `line: name`, those that are refused as `line! reason`, and a fault of the whole file. */
const read = async (name: string, content: string | Uint8Array): Promise<string[]> => {
  const file = join(folder, name);
  await writeFile(file, content);
  const rows: string[] = [];
  try {
    for await (const row of readImportFile(file))
      rows.push('problem' in row ? `${row.line}! ${row.problem.message}` : `${row.line}: ${row.texts.name_th}`);
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error;
    rows.push(error.column === null ? error.message : `${error.column} ${error.message}`);
  }
  return rows;
};

describe('a file of projects', () => {
  it('may have a byte order mark, CRLF, quotes, line breaks in cells and blank rows', async () => {
    const csv = '\ufeffName_TH,developer\r\n"ก, ""ข""\r\nค",x\r\n\r\n,\r\nง,y\r\n';

    expect(await read('a.csv', csv)).toEqual(['2: ก, "ข"\nค', '6: ง']);
  });

  it('continues after broken rows', async () => {
    const csv = 'name_th,developer\nก,x,1\nข\nค,x\nง"ง,x\nจ,x\n';

    expect((await read('b.csv', csv)).toSorted()).toEqual([
      '2! has not as many cells as the first row',
      '3! has not as many cells as the first row',
      '4: ค',
      '5! has a quote inside a cell without quotes',
      '6: จ',
    ]);
  });

  it('never holds more than one row in memory', async () => {
    const [row] = await read('c.csv', `name_th\n"${'ก'.repeat(2_000_000)}\n`);

    expect(row).toMatch(/longer than 64 kB, or a quote is not closed|quote is not closed/);
  });

  it.each([
    ['d.csv', 'name_th,colour\nก,red\n', /^colour is not a column of an import. Columns: project, /],
    ['e.csv', 'name_th,name_th\nก,ข\n', /^name_th is there twice/],
    ['f.csv', new Uint8Array([0x6e, 0x0a, 0xa1, 0xd2]), /not UTF-8|not a column/],
    ['g.csv', new Uint8Array([...new TextEncoder().encode('name_th\n'), 0xa1, 0xd2, 0x0a]), /not UTF-8/],
    ['h.json', '{"name_th":"ก"}', /not an array/],
    ['i.json', '[{"name_th":', /not JSON/],
  ])('%s is refused', async (name, content, reason) => {
    const found = await read(name, content);

    expect(found.at(-1)).toMatch(reason);
  });

  it('without rows has none', async () => {
    expect(await read('empty.csv', '')).toEqual([]);
    expect(await read('empty.jsonl', '\n\n')).toEqual([]);
  });

  it('may be JSON, whole or by line', async () => {
    const rows = [{ name_th: 'ก', aliases: ['a', 'b'], units: 7 }, 'x', { name_th: { a: 1 } }, { colour: 1 }];
    const found = [/^1: ก$/, /^2! is not an object$/, /^3! is neither a text nor a number$/, /^4! is not a column/];

    const array = await read('a.json', JSON.stringify(rows));
    const lines = await read('a.jsonl', `${rows.map((row) => JSON.stringify(row)).join('\r\n')}\n{"name_th":\n`);

    for (const [at, reason] of found.entries()) {
      expect(array[at]).toMatch(reason);
      expect(lines[at]).toMatch(reason);
    }
    expect(lines[4]).toBe('5! is not JSON');
  });
});

it('that does not exist is refused', async () => {
  const rows = readImportFile(join(folder, 'missing.csv'));

  await expect(rows.next()).rejects.toThrow('There is no such file.');
});
