import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { build, createServer, type Rollup } from 'vite';
import { messages } from './vite.ts';

const descriptors = (text: string) =>
  `export const messages = { save: { id: 'shared.ui.form.save', defaultMessage: '${text}', description: 'Saves' } };`;

describe('messages plugin', () => {
  let workspace: string;

  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(workspace, path)), { recursive: true });
    writeFileSync(join(workspace, path), text);
  };

  const bundle = async () => {
    const output = await build({
      root: join(workspace, 'apps/public'),
      configFile: false,
      logLevel: 'silent',
      plugins: [messages({ scope: 'public', workspace })],
      build: { write: false, minify: false, lib: { entry: 'src/main.ts', formats: ['es'] } },
    });
    return (output as Rollup.RollupOutput[])[0]!.output
      .map((chunk) => (chunk.type === 'chunk' ? chunk : null))
      .filter((chunk) => chunk !== null);
  };

  beforeEach(() => {
    workspace = mkdtempSync(join(tmpdir(), 'messages-'));
    write('libs/shared/ui/src/form.messages.ts', descriptors('บันทึก'));
    write('libs/shared/ui/src/locales/en.json', JSON.stringify({ 'shared.ui.form.save': 'Save it' }));
    write(
      'libs/public/feature-home/src/home.messages.ts',
      `export const messages = { title: { id: 'public.home.hero.title', defaultMessage: 'บ้าน {n, number} หลัง', description: 'Title' } };`,
    );
    write(
      'libs/public/feature-home/src/locales/en.json',
      JSON.stringify({ 'public.home.hero.title': '{n, number} homes' }),
    );
    write(
      'apps/public/src/main.ts',
      `import { messages } from '../../../libs/shared/ui/src/form.messages.ts';
       export const save = messages.save;
       export const load = (locale: string) => (locale === 'en' ? import('virtual:messages/en') : import('virtual:messages/th'));`,
    );
  });

  afterEach(() => rmSync(workspace, { recursive: true }));

  it('ships each text once, parsed, in the chunk of its language', async () => {
    const chunks = await bundle();

    const containing = (text: string) => chunks.filter(({ code }) => code.includes(text));
    expect(containing('บันทึก')).toHaveLength(1);
    expect(containing('Save it')).toHaveLength(1);
    expect(containing('บันทึก')[0]).not.toBe(containing('Save it')[0]);
    expect(chunks.find(({ isEntry }) => isEntry)?.code).not.toContain('บันทึก');
    expect(containing('{n, number}')).toHaveLength(0);
  });

  it('ships places for ids, the same in every chunk', async () => {
    const chunks = await bundle();

    expect(chunks.filter(({ code }) => code.includes('shared.ui.form.save'))).toHaveLength(0);
    const place = /"?id"?: "(\w+)"/.exec(chunks.find(({ isEntry }) => isEntry)!.code)?.[1];
    for (const text of ['บันทึก', 'Save it']) {
      const { code } = chunks.find((chunk) => chunk.code.includes(text))!;
      const list = (await import(`data:text/javascript,${encodeURIComponent(code)}`)).default as object[];
      expect(list[Number(place)]).toMatchObject([{ value: text }]);
    }
  });

  it('fails the build when English is missing, naming file and key', async () => {
    write('libs/shared/ui/src/locales/en.json', '{}');

    await expect(bundle()).rejects.toThrow('libs/shared/ui/src/locales/en.json: "shared.ui.form.save" is missing');
  });

  it('fails the build when a .messages.ts holds anything else', async () => {
    write('libs/shared/ui/src/form.messages.ts', `${descriptors('บันทึก')} export const answer = 42;`);

    await expect(bundle()).rejects.toThrow('"answer" is not a record of messages');
  });

  it('serves an edited text in development, and only warns of a missing translation', async () => {
    const server = await createServer({
      root: join(workspace, 'apps/public'),
      configFile: false,
      logLevel: 'silent',
      server: { middlewareMode: true, ws: false, watch: null },
      plugins: [messages({ workspace })],
    });
    const catalogue = async () => (await server.transformRequest('virtual:messages/th'))?.code;
    try {
      expect(await catalogue()).toContain('บันทึก');

      write('libs/shared/ui/src/form.messages.ts', descriptors('เก็บไว้').replace('form.save', 'form.keep'));
      server.moduleGraph.invalidateAll();

      expect(await catalogue()).toContain('เก็บไว้');
      expect(await catalogue()).toContain('shared.ui.form.keep');
    } finally {
      await server.close();
    }
  });
});
