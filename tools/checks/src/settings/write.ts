import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsDocuments } from './documents.ts';

for (const { path, text } of await settingsDocuments()) {
  writeFileSync(join(import.meta.dirname, '../../../..', path), text);
  console.log(`wrote ${path}`);
}
