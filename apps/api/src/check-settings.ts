import { readEnv } from './env.ts';

/** `node apps/api/src/check-settings.ts` tells a wrong setting at once, before anything is built or opened. */
try {
  readEnv(process.env);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
