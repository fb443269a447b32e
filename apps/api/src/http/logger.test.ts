import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { captureLog } from '../testing/captured-log.ts';

it('T31 logs a failed statement without its values', () => {
  const { logger, text } = captureLog();
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (phone)=(0812345678)' });

  logger.error({ err: new DrizzleQueryError('insert into t values ($1)', ['a secret\n    at all'], cause) }, 'failed');

  expect(text()).toContain('insert into t values ($1)');
  expect(text()).toContain('duplicate key');
  expect(text()).not.toMatch(/secret|0812345678/);
});

it('T31 masks phone numbers and removes tokens everywhere', () => {
  const { logger, text } = captureLog();

  logger.info({ to: '+66812345678', url: '/x?t=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc-_', land: '+6621234567' }, 'x');

  expect(JSON.parse(text())).toMatchObject({ to: '+66******678', url: '/x?t=[token]', land: '+66******567' });
});

it('omits fields that are named as secrets', () => {
  const { logger, text } = captureLog();

  logger.info({ body: { otp: '123456' }, req: { headers: { authorization: 'Bearer abc', cookie: 'a=b' } } }, 'x');

  expect(text()).not.toMatch(/123456|abc|a=b/);
});
