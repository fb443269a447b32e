import { describe, expect, it } from 'vitest';
import { isCurrent } from './is-current.ts';

describe('isCurrent', () => {
  it.each([
    ['/', '/', true],
    ['/?utm_source=line', '/', true],
    ['/assets?listing_type=sale&page=2', '/assets?listing_type=sale', true],
    ['/assets?listing_type=rent&listing_type=sale', '/assets?listing_type=sale', true],
    ['/assets', '/assets?listing_type=sale', false],
    ['/assets?listing_type=rent', '/assets?listing_type=sale', false],
    ['/assets/7', '/assets', false],
    ['/en/assets', '/assets', false],
  ])('at %s the link to %s: %s', (path, href, expected) => {
    expect(isCurrent(path, href)).toBe(expected);
  });
});
