import { readSettingsFile, runPinned } from './runner/bootstrap.mjs';

readSettingsFile();
runPinned('dev.ts');
