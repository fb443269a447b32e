import { runPinned } from './runner/bootstrap.mjs';

runPinned('../generators/src/main.ts');
