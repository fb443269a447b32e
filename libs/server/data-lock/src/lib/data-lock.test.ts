import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dataHolder, DataInUseError, lockData } from './data-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('lets one process in and names it to the second', () => {
  const unlock = lockData(folder);

  expect(() => lockData(folder)).toThrow(DataInUseError);
  expect(dataHolder(folder)).toBe(process.pid);

  unlock();
  expect(dataHolder(folder)).toBeNull();
});

it.each([
  ['a process that is gone', '{"pid":4194300,"startedAt":"1"}'],
  ['a pid that was given out again', JSON.stringify({ pid: process.pid, startedAt: 'another start' })],
  ['half a file', '{"pid":'],
])('takes over from %s', (_name, content) => {
  writeFileSync(join(folder, 'lock.json'), content);

  expect(dataHolder(folder)).toBeNull();
  expect(lockData(folder)).toBeTypeOf('function');
});
