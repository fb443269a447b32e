import type { CallFailure } from '@yoodee/api-client';
import { expect, it } from 'vitest';
import { readSaveFailure } from './save-failure.ts';

const sent = { road: 'สุขุมวิท', price_sale: null };
const tooLong = { road: 'too_long' } as const;
const elsewhere = { subdistrict_code: 'invalid' } as const;

it.each([
  [409, 'stale_version', {}, { kind: 'stale' }],
  [400, 'invalid_request', tooLong, { kind: 'refused', errors: tooLong }],
  [400, 'invalid_request', { ...tooLong, ...elsewhere }, { kind: 'refused', errors: { ...tooLong, ...elsewhere } }],
  [400, 'invalid_request', elsewhere, { kind: 'retry', status: 'failing' }],
  [400, 'invalid_request', {}, { kind: 'retry', status: 'failing' }],
  [401, 'signed_out', {}, { kind: 'halted', status: 'signed_out' }],
  [403, 'forbidden', {}, { kind: 'halted', status: 'closed' }],
  [404, 'not_found', {}, { kind: 'halted', status: 'gone' }],
  [409, 'wrong_state', {}, { kind: 'halted', status: 'closed' }],
  [410, 'gone', {}, { kind: 'halted', status: 'gone' }],
  [429, 'too_many_requests', {}, { kind: 'retry', status: 'failing' }],
  [503, 'busy', {}, { kind: 'retry', status: 'failing' }],
  [502, null, {}, { kind: 'retry', status: 'failing' }],
  [0, null, {}, { kind: 'retry', status: 'offline' }],
] as const)('%i %s of %j', (status, code, errors, expected) => {
  const failure: CallFailure = { status, data: null, message: 'refused', code, errors, details: {} };

  expect(readSaveFailure(failure, sent)).toEqual(expected);
});
