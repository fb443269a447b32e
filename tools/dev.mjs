import { runPinned } from './runner/bootstrap.mjs';

runPinned('dev.ts');
