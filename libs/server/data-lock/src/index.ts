export { DataInUseError, dataHolder, lockData } from './lib/data-lock.ts';
