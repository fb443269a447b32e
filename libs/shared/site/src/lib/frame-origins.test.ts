import { expect, it } from 'vitest';
import { parseFrameOrigins } from './frame-origins.ts';

it.each([
  ['', []],
  [' , ', []],
  ['https://tour.example', ['https://tour.example']],
  ['https://tour.example/, https://MAPS.example:8443', ['https://tour.example', 'https://maps.example:8443']],
])('reads %j as %j', (list, origins) => {
  expect(parseFrameOrigins(list)).toEqual(origins);
});

it.each([
  'http://tour.example',
  '//tour.example',
  'tour.example',
  'https://tour.example/embed',
  'https://tour.example/?x=1',
  'https://tour.example/#x',
  'https://user@tour.example',
  'https://*.example',
  'https://*',
  '*',
  'https:',
  "https://tour.example;script-src'unsafe-inline'",
  "https://tour.example 'unsafe-inline'",
  'https://tour.example\nscript-src *',
  "'self'",
  'data:',
  'javascript:alert(1)',
  'https://tour.example, http://other.example',
])('refuses %j', (list) => {
  expect(parseFrameOrigins(list)).toBeNull();
});
