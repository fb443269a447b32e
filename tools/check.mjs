import { runPinned } from './runner/bootstrap.mjs';

runPinned('check.ts');
