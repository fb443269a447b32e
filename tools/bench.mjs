import { runPinned } from './runner/bootstrap.mjs';

runPinned('../bench/src/main.ts');
