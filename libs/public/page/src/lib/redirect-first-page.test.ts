import { expect, it } from 'vitest';
import { redirectFirstPage } from './redirect-first-page.ts';

const redirectOf = (query: string, key?: string): [status: number, to: string | null] | null => {
  try {
    redirectFirstPage('/en/news', new URLSearchParams(query), key);
    return null;
  } catch (reply) {
    const { status, headers } = reply as Response;
    return [status, headers.get('location')];
  }
};

it.each([
  ['page=1', '/en/news'],
  ['category=law&page=1', '/en/news?category=law'],
  ['page=1&_routes=news', '/en/news'],
])('redirects the first page once and for all: %s', (query, to) => {
  expect(redirectOf(query)).toEqual([301, to]);
});

it('redirects by the name that the list gives its pages', () => {
  expect(redirectOf('questions=1', 'questions')).toEqual([301, '/en/news']);
});

it.each(['', 'page=2', 'page=01', 'category=law'])('leaves any other page alone: %j', (query) => {
  expect(redirectOf(query)).toBeNull();
});
