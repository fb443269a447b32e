/**
 * `node libs/shared/i18n/src/check-messages.ts`: checks every catalogue of the repository.
 * Exits 1 and names file and key when Thai and English do not say the same.
 */
import { resolve } from 'node:path';
import { readCatalogues } from './catalogues/catalogue.ts';
import { checkCatalogues } from './catalogues/check-catalogues.ts';

const root = resolve(import.meta.dirname, '../../../..');
const catalogues = await readCatalogues(root, ['libs/{shared,public,account}/*', 'apps/{public,account}']);
const problems = checkCatalogues(catalogues);

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else {
  const count = catalogues.reduce((sum, { thai }) => sum + thai.length, 0);
  console.log(`${count} messages in ${catalogues.length} catalogues, Thai and English agree.`);
}
