import { runPinned } from './runner/bootstrap.mjs';

runPinned('test-everywhere.ts');
