import { parseArgs } from 'node:util';
import { checkAsvs } from './asvs.ts';
import { checkBoundariesAreWatched } from './boundaries.ts';
import { checkBudgets } from './budgets.ts';
import { checkConformance } from './conformance.ts';
import { checkDeployment } from './deployment.ts';
import { checkDocuments } from './documents.ts';
import { checkLicences } from './licences.ts';
import { checkLockFile } from './lock-file.ts';
import { checkMonitoring } from './monitoring.ts';
import { checkSettings } from './settings/check.ts';

const { values } = parseArgs({ options: { 'budgets-of': { type: 'string', default: 'public,account' } } });
/** The apps that are built, and whose budgets are checked. */
const built = values['budgets-of'].split(',');

const checks = [
  checkLockFile,
  checkLicences,
  checkSettings,
  checkDeployment,
  checkMonitoring,
  checkConformance,
  checkAsvs,
  checkDocuments,
  () => checkBudgets(built),
  checkBoundariesAreWatched,
];
let isGood = true;
for (const check of checks) isGood = (await check()) && isGood;
process.exit(isGood ? 0 : 1);
