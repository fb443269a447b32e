import { expect, it } from 'vitest';
import { createHostCookie } from './host-cookie.ts';

const secure = createHostCookie('https://yoodee.example', 'line_login', 'Lax');
const plain = createHostCookie('http://localhost:4200', 'line_login', 'Lax');

it('belongs to this host alone over https (F11)', () => {
  expect(secure.set('a.b', 600)).toBe('__Host-line_login=a.b; Max-Age=600; Path=/; HttpOnly; SameSite=Lax; Secure');
  expect(secure.clear()).toBe('__Host-line_login=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure');
  expect(plain.set('a.b', 600)).toBe('line_login=a.b; Max-Age=600; Path=/; HttpOnly; SameSite=Lax');
});

it.each([
  ['__Host-line_login=a.b', 'a.b'],
  ['locale=th; __Host-line_login=a_b-c; other=1', 'a_b-c'],
  ['line_login=planted', null],
  ['x__Host-line_login=planted', null],
  ['__Host-line_login=', null],
  ['__Host-line_login=a b', null],
  ['__Host-line_login="a"', null],
  [undefined, null],
])('is read from %j as %j', (header, value) => {
  expect(secure.read(header)).toBe(value);
});
