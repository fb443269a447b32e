import { expect, it } from 'vitest';
import { readDevice } from './device.ts';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0';

it.each([
  [`Mozilla/5.0 (Linux; Android 14; SM-A546E) ${blink} Mobile Safari/537.36`, 'Chrome', 'Android'],
  [`Mozilla/5.0 (Linux; Android 14) ${blink} SamsungBrowser/27.0 Mobile Safari/537.36`, 'Samsung Internet', 'Android'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webkit} Version/18.1 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iPhone',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webkit} Mobile/15E148 Safari Line/14.19.0`,
    'LINE',
    'iPhone',
  ],
  [`Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) ${webkit} CriOS/131.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPad'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Safari/537.36 Edg/131.0.0.0`, 'Edge', 'Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox', 'Linux'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.1 Safari/605.1.15`, 'Safari', 'macOS'],
  ['curl/8.5.0', null, null],
  [null, null, null],
])('%s is %s on %s', (userAgent, browser, system) => {
  expect(readDevice(userAgent)).toEqual({ browser, system });
});
