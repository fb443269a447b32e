import { describe, expect, it } from 'vitest';
import { clientKindOf, upstreamUserAgents } from './client-kind.ts';

describe('clientKindOf', () => {
  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'facebookexternalhit/1.1',
    'Mozilla/5.0 Chrome/116 Safari/537.36 Chrome-Lighthouse',
    'Google-InspectionTool/1.0',
    'SomeBot',
  ])('recognizes %s as a crawler', (userAgent) => {
    expect(clientKindOf(userAgent)).toBe('crawler');
  });

  it.each([
    'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0 Mobile Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari Line/14.0.0',
    undefined,
  ])('recognizes %s as a browser', (userAgent) => {
    expect(clientKindOf(userAgent)).toBe('browser');
  });

  it.each(['browser', 'crawler'] as const)('sends upstreams a user agent that they recognize as a %s', (kind) => {
    expect(clientKindOf(upstreamUserAgents[kind])).toBe(kind);
  });
});
