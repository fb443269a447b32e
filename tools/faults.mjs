import { runPinned } from './runner/bootstrap.mjs';

runPinned('faults.ts');
