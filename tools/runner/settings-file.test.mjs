import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { readSettingsFile } from './bootstrap.mjs';

afterEach(() => vi.unstubAllEnvs());

const settingsFile = (text) => {
  const folder = mkdtempSync(join(tmpdir(), 'yoodee-settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, '.env'), text);
  return join(folder, '.env');
};

it('sets variables that the environment does not define', () => {
  vi.stubEnv('SEED', '7');
  vi.stubEnv('OTP_TRIES', undefined);

  readSettingsFile(settingsFile('# a comment\nSEED=9\nOTP_TRIES=3\n'));

  expect([process.env.SEED, process.env.OTP_TRIES]).toEqual(['7', '3']);
});

it('does nothing without a file', () => {
  expect(() => readSettingsFile('/nowhere/.env')).not.toThrow();
});
