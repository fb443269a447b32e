// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { build, type Rollup } from 'vite';
import { messageIds } from './vite.ts';

let folder: string;

const bundle = async (messages: string): Promise<string> => {
  writeFileSync(join(folder, 'form.messages.ts'), messages);
  writeFileSync(join(folder, 'main.ts'), `export * from './form.messages.ts';`);
  const output = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [messageIds()],
    build: { write: false, minify: false, lib: { entry: 'main.ts', formats: ['es'] } },
  });
  return (output as Rollup.RollupOutput[])[0]!.output[0].code;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'message-ids-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('the bundle contains the ids of messages, without texts and descriptions', async () => {
  const code = await bundle(
    `export const messages = { save: { id: 'shared.ui.form.save', defaultMessage: 'บันทึก', description: 'Saves' } };`,
  );

  expect(code).toContain('shared.ui.form.save');
  expect(code).not.toMatch(/บันทึก|Saves/);
});

it('the build fails when a .messages.ts file contains anything else', async () => {
  await expect(bundle(`export const messages = { answer: 42 };`)).rejects.toThrow('"messages.answer" is not a message');
});
