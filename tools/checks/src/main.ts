import { checkAsvs } from './asvs.ts';
import { checkBoundariesAreWatched } from './boundaries.ts';
import { checkBudgets } from './budgets.ts';
import { checkConformance } from './conformance.ts';
import { checkDeployment } from './deployment.ts';
import { checkDocuments } from './documents.ts';
import { checkLicences } from './licences.ts';
import { checkLockFile } from './lock-file.ts';
import { checkSettings } from './settings/check.ts';

const checks = [
  checkLockFile,
  checkLicences,
  checkSettings,
  checkDeployment,
  checkConformance,
  checkAsvs,
  checkDocuments,
  // The budgets need built apps.
  ...(process.argv.includes('--without-budgets') ? [] : [checkBudgets]),
  checkBoundariesAreWatched,
];
let isGood = true;
for (const check of checks) isGood = (await check()) && isGood;
process.exit(isGood ? 0 : 1);
