import { describe, expect, it } from 'vitest';
import { metresFrom } from './local-metres.ts';
import {
  cornersOf,
  differsFromDeed,
  isFarFromPin,
  outlineProblem,
  outlineSqWah,
  outlineText,
  type PlotCorner,
} from './plot-outline.ts';
import { plotShape, sideLengths } from './plot-shape.ts';

const pin = { lat: 13.7367, lng: 100.5231 };
const { north, east } = metresFrom(pin);

/** Corners at metres to the east and north of the pin; a third value of 1 marks a side along a road. */
const plot = (...points: readonly (readonly [number, number, 1?])[]): PlotCorner[] =>
  points.map(([x, y, road]) => ({ lat: pin.lat + y / north, lng: pin.lng + x / east, isRoad: road === 1 }));

const rectangle = plot([0, 0, 1], [20, 0], [20, 40], [0, 40]);

describe('an outline', () => {
  it('is text of its corners, to about 1 cm', () => {
    const text = outlineText(rectangle);

    expect(text).toMatch(/^13\.7367,100\.5231\*;13\.7367,100\.52328\d+;/);
    expect(outlineText(cornersOf(text)!)).toBe(text);
  });

  it('of 20 by 40 m has 200 square wah', () => {
    expect(outlineSqWah(rectangle)).toBeCloseTo(200, 1);
  });

  it.each([
    ['words', 'somewhere', 'invalid'],
    ['nothing', '', 'invalid'],
    ['another mark', '13.7,100.5!;13.8,100.5;13.8,100.6', 'invalid'],
    ['a number too large', '1e309,100.5;13.8,100.5;13.8,100.6', 'invalid'],
    ['markup', '<script>;13.8,100.5;13.8,100.6', 'invalid'],
    ['one corner', '13.7,100.5', 'no_area'],
    ['corners in a line', '13.7,100.5;13.7,100.6;13.7,100.7', 'no_area'],
    ['a plot of 1 m²', outlineText(plot([0, 0], [1, 0], [1, 1], [0, 1])), 'no_area'],
    ['a bow', outlineText(plot([0, 0], [20, 40], [20, 0], [0, 40])), 'self_crossing'],
    ['the sea off Africa', '0,0;0,1;1,1', 'outside_thailand'],
    ['201 corners', Array.from({ length: 201 }, (_, at) => `13.${100 + at},100.5`).join(';'), 'too_many'],
  ])('refuses %s', (_what, text, problem) => {
    expect(outlineProblem(text)).toBe(problem);
  });

  it('accepts 200 corners', () => {
    const round = Array.from({ length: 200 }, (_, at): [number, number] => [
      500 * Math.cos((at * Math.PI) / 100),
      500 * Math.sin((at * Math.PI) / 100),
    ]);

    expect(outlineProblem(outlineText(plot(...round)))).toBeNull();
  });

  it('is far from the pin beyond 2 km', () => {
    const text = outlineText(rectangle);

    expect(isFarFromPin(text, pin)).toBe(false);
    expect(isFarFromPin(text, { ...pin, lat: pin.lat + 1_900 / north })).toBe(false);
    expect(isFarFromPin(text, { ...pin, lat: pin.lat + 2_100 / north })).toBe(true);
  });

  it.each([
    [100, 103, false],
    [96, 100, true],
    [104, 100, true],
  ])('of %i square wah contradicts a deed of %i: %s', (outlined, deed, differs) => {
    expect(differsFromDeed(outlined, deed)).toBe(differs);
  });
});

describe('the shape of a plot', () => {
  it('has width along the road and depth across it', () => {
    expect(plotShape(rectangle)).toEqual({ isRegular: true, width: 20, depth: 40, frontage: 20 });
    expect(sideLengths(rectangle)).toEqual([20, 40, 20, 40]);
  });

  it('without a road side has its width along the longest side', () => {
    expect(plotShape(plot([0, 0], [20, 0], [20, 40], [0, 40]))).toMatchObject({ width: 40, depth: 20, frontage: null });
  });

  it('is regular with a corner inside a straight side', () => {
    expect(plotShape(plot([0, 0], [20, 0], [20, 20], [20, 40], [0, 40])).isRegular).toBe(true);
  });

  it('is irregular with oblique sides or a notch', () => {
    expect(plotShape(plot([0, 0], [20, 0], [30, 40], [0, 40])).isRegular).toBe(false);
    expect(plotShape(plot([0, 0], [20, 0], [20, 20], [10, 20], [10, 40], [0, 40])).isRegular).toBe(false);
  });

  it('sums the sides along roads, as at a corner', () => {
    expect(plotShape(plot([0, 0, 1], [20, 0, 1], [20, 40], [0, 40])).frontage).toBe(60);
  });
});
