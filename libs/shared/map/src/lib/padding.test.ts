import { afterEach, describe, expect, it } from 'vitest';
import { paddingOf } from './padding.ts';

const boxOf = (top: number, height: number) => () => new DOMRect(0, top, 390, height);

const addCover = (top: number, height: number) => {
  const cover = document.createElement('div');
  cover.dataset.coversMap = '';
  cover.getBoundingClientRect = boxOf(top, height);
  document.body.append(cover);
};

const createMap = (top: number, height: number) => {
  const map = document.createElement('div');
  map.getBoundingClientRect = boxOf(top, height);
  return map;
};

afterEach(() => document.body.replaceChildren());

describe('paddingOf', () => {
  it('is the space of markers where nothing covers the map', () => {
    expect(paddingOf(createMap(100, 480))).toEqual({ top: 48, right: 48, bottom: 48, left: 48 });
  });

  it('excludes the area below controls at the top and at the bottom', () => {
    addCover(120, 90);
    addCover(716, 44);

    expect(paddingOf(createMap(0, 844))).toEqual({ top: 258, right: 48, bottom: 176, left: 48 });
  });

  it('ignores controls that are not shown', () => {
    addCover(0, 0);

    expect(paddingOf(createMap(50, 844)).top).toBe(48);
  });

  it('leaves a part of a low map, whatever covers it', () => {
    addCover(0, 190);
    addCover(210, 190);

    expect(paddingOf(createMap(0, 400))).toEqual({ top: 140, right: 48, bottom: 140, left: 48 });
  });
});
