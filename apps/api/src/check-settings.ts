import { readEnv } from './env.ts';

/** `node apps/api/src/check-settings.ts` reports a wrong setting before anything is built or opened. */
try {
  readEnv(process.env);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
