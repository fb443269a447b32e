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

it('locks the data for one process, and reports its pid to another', () => {
  const unlock = lockData(folder);

  expect(() => lockData(folder)).toThrow(DataInUseError);
  expect(dataHolder(folder)).toBe(process.pid);

  unlock();
  expect(dataHolder(folder)).toBeNull();
});

it.each([
  ['a process that has ended', '{"pid":4194300,"startedAt":"1"}'],
  ['a reused pid', JSON.stringify({ pid: process.pid, startedAt: 'another start' })],
  ['an incomplete lock file', '{"pid":'],
])('replaces the lock of %s', (_name, content) => {
  writeFileSync(join(folder, 'lock.json'), content);

  expect(dataHolder(folder)).toBeNull();
  expect(lockData(folder)).toBeTypeOf('function');
});
