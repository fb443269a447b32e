import { readSettingsFile, runPinned } from './runner/bootstrap.mjs';

readSettingsFile();
runPinned('start.ts');
