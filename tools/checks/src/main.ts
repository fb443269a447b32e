import { checkBoundariesAreWatched } from './boundaries.ts';
import { checkBudgets } from './budgets.ts';
import { checkConformance } from './conformance.ts';
import { checkDeployment } from './deployment.ts';
import { checkDocuments } from './documents.ts';
import { checkEnvExample } from './env-example.ts';
import { checkLockFile } from './lock-file.ts';

const checks = [
  checkLockFile,
  checkEnvExample,
  checkDeployment,
  checkConformance,
  checkDocuments,
  checkBudgets,
  checkBoundariesAreWatched,
];
const results = checks.map((check) => check());
process.exit(results.every(Boolean) ? 0 : 1);
