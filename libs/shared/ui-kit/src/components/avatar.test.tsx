import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Avatar } from './avatar.tsx';

afterEach(cleanup);

it.each([
  ['สมชาย ใจดี', 'ส'],
  ['เก่ง', 'ก'],
  ['  anna', 'A'],
  ['', ''],
])('shows the first letter of %j, without a leading vowel: %j', (name, letter) => {
  expect(render(<Avatar name={name} />).container.textContent).toBe(letter);
});
