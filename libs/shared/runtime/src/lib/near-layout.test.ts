import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { layOutWhereScrolled, nearLayout } from './inline/near-layout.ts';

const root = document.documentElement;
const [[name, value]] = Object.entries(nearLayout) as [[string, string]];

beforeEach(() => root.setAttribute(name, value));

afterEach(() => {
  vi.restoreAllMocks();
  location.hash = '';
});

it.each([
  ['a link', 'navigate', '', true],
  ['back', 'back_forward', '', false],
  ['a reload', 'reload', '', false],
  ['a link to a fragment', 'navigate', '#contact', false],
])('a page reached by %s (%s %s) defers the layout below the fold: %s', (_way, type, hash, waits) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);
  location.hash = hash;

  layOutWhereScrolled();

  expect(root.hasAttribute(name)).toBe(waits);
});

it('a browser without navigation timing lays out the whole page', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);

  layOutWhereScrolled();

  expect(root.hasAttribute(name)).toBe(false);
});
