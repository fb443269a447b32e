import { join } from 'node:path';
import * as prettier from 'prettier';
import { readSettings } from './read-settings.ts';
import { renderDocument, renderExample } from './render-settings.ts';

const root = join(import.meta.dirname, '../../../..');

/** The generated documents of the settings, with their paths in the repository. */
export const settingsDocuments = async (): Promise<{ path: string; text: string }[]> => {
  const settings = await readSettings();
  const path = 'docs/settings.md';
  const options = await prettier.resolveConfig(join(root, path));
  return [
    { path, text: await prettier.format(renderDocument(settings), { ...options, parser: 'markdown' }) },
    { path: '.env.example', text: renderExample(settings) },
  ];
};
