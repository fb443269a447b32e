import { runPinned } from './runner/bootstrap.mjs';

runPinned('start.ts');
