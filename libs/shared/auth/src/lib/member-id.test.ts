import Cookies from 'js-cookie';
import { afterEach, expect, it } from 'vitest';
import { readMemberId } from './member-id.ts';

afterEach(() => {
  localStorage.clear();
  Cookies.remove('access_token');
});

it.each([
  ['{"user_id":7,"user_status":"active"}', 'token', 7],
  ['{"user_id":7}', undefined, null],
  ['{"user_id":null}', 'token', null],
  ['{"user_id":"7"}', 'token', null],
  ['7', 'token', null],
  ['{', 'token', null],
  [null, 'token', null],
])('the member of the profile %s with the token %s is %s', (profile, token, id) => {
  if (profile !== null) localStorage.setItem('user_profile', profile);
  if (token) Cookies.set('access_token', token);

  expect(readMemberId()).toBe(id);
});
