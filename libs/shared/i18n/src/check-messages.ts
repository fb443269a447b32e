/**
 * `node libs/shared/i18n/src/check-messages.ts`: checks the messages of the repository.
 * Exits 1 and names file and id where Thai and English differ.
 */
import { resolve } from 'node:path';
import { readCatalogues } from './catalogues/catalogue.ts';
import { checkCatalogues } from './catalogues/check-catalogues.ts';
import { messageFolders } from './catalogues/compile-catalogues.ts';

const catalogues = readCatalogues(resolve(import.meta.dirname, '../../../..'), messageFolders);
const problems = checkCatalogues(catalogues);

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else {
  const count = catalogues.reduce((sum, { thai }) => sum + thai.length, 0);
  console.log(`${count} messages in ${catalogues.length} catalogues, Thai and English agree.`);
}
