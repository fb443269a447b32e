import { describe, expect, it } from 'vitest';
import { audienceOf, audienceUserAgents } from './audience.ts';

describe('audienceOf', () => {
  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'facebookexternalhit/1.1',
    'Mozilla/5.0 Chrome/116 Safari/537.36 Chrome-Lighthouse',
    'Google-InspectionTool/1.0',
    'SomeBot',
  ])('takes %s for a crawler', (userAgent) => {
    expect(audienceOf(userAgent)).toBe('crawler');
  });

  it.each([
    'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0 Mobile Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari Line/14.0.0',
    undefined,
  ])('takes %s for a reader', (userAgent) => {
    expect(audienceOf(userAgent)).toBe('reader');
  });

  it.each(['reader', 'crawler'] as const)('tells upstreams a user agent that they too take for a %s', (audience) => {
    expect(audienceOf(audienceUserAgents[audience])).toBe(audience);
  });
});
