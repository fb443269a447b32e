import { expect, it } from 'vitest';
import { readPoint } from './point-fields.tsx';

it.each([
  ['13.7367, 100.5231', { lat: 13.7367, lng: 100.5231 }],
  ['(13.73671234, 100.52311234)', { lat: 13.736712, lng: 100.523112 }],
  ['๑๓.๗๓ ๑๐๐.๕๒', { lat: 13.73, lng: 100.52 }],
  ['13.7367', null],
  ['https://maps.example/13.7,100.5', null],
])('%j is %j', (text, point) => {
  expect(readPoint(text)).toEqual(point);
});
