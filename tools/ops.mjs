import { readSettingsFile, runPinned } from './runner/bootstrap.mjs';

readSettingsFile();
runPinned('ops.ts');
