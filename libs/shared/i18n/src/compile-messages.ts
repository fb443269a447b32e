/**
 * `node libs/shared/i18n/src/compile-messages.ts`: writes the messages of both apps into `generated/`, then checks them.
 * The files are written even if the check fails, so that a dev server shows a Thai text before it is translated.
 */
import { resolve } from 'node:path';
import { compileCatalogues } from './catalogues/compile-catalogues.ts';

compileCatalogues(resolve(import.meta.dirname, '../../../..'), resolve(import.meta.dirname, '../generated'));
await import('./check-messages.ts');
