import { join } from 'node:path';
import { make } from './make.ts';
import { CannotMakeError } from './plan.ts';

try {
  console.log(await make(join(import.meta.dirname, '../../..'), process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof CannotMakeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
