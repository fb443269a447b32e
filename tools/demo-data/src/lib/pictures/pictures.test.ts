import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPicture } from './draw-picture.ts';
import { picturePool, picturesOf } from './pool.ts';
import { renderPicture } from './render-picture.ts';
import { scenes, type SceneName } from './scenes.ts';
import type { PictureSpec } from './spec.ts';

const sceneNames = Object.keys(scenes) as SceneName[];

const firstOf = (scene: SceneName): PictureSpec => picturePool[picturesOf(scene)[0]!]!;

describe('picturePool', () => {
  it('has unique names', () => {
    const keys = picturePool.map(({ key }) => key);

    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.every((key) => /^[a-z-]+-\d{2}$/.test(key))).toBe(true);
  });

  it('contains about 220 pictures of property, and about 50 portraits', () => {
    const portraits = picturesOf('person').length + picturesOf('emblem').length;

    expect(portraits).toBeGreaterThan(50);
    expect(picturePool.length - portraits).toBeGreaterThan(200);
    expect(picturePool.length - portraits).toBeLessThan(240);
  });

  it('finds the pictures of a scene by index', () => {
    expect(picturesOf('bedroom').every((index) => picturePool[index]!.scene === 'bedroom')).toBe(true);
  });
});

describe('drawPicture', () => {
  it.each(sceneNames)('draws %s as SVG of the full size, without text or invalid numbers', async (scene) => {
    const spec = firstOf(scene);

    const svg = drawPicture(spec);

    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/);
    const { format, width, height } = await sharp(Buffer.from(svg)).metadata();
    expect({ format, width, height }).toEqual({ format: 'svg', width: spec.width, height: spec.height });
  });

  it('is deterministic, and differs between neighbours', () => {
    const [one, other] = picturesOf('living-room').map((index) => picturePool[index]!);

    expect(drawPicture(one!)).toBe(drawPicture(one!));
    expect(drawPicture(one!)).not.toBe(drawPicture(other!));
  });
});

describe('renderPicture', () => {
  it.each([
    ['pool-villa', 'jpeg', 1600, 1067],
    ['bathroom', 'webp', 1600, 1067],
    ['floor-plan', 'jpeg', 1200, 1200],
    ['person', 'webp', 800, 800],
  ] as const)('renders a %s as %s of %i × %i', async (scene, format, width, height) => {
    const rendered = await renderPicture(firstOf(scene), format);

    const metadata = await sharp(rendered.data).metadata();
    expect({ ...rendered, data: undefined }).toEqual({ data: undefined, format, width, height });
    expect({ format: metadata.format, width: metadata.width, height: metadata.height }).toEqual({
      format,
      width,
      height,
    });
  });

  it('is not a single colour', async () => {
    const { data } = await renderPicture(firstOf('condo-tower'));

    const { channels } = await sharp(data).stats();
    expect(channels.every(({ stdev }) => stdev > 20)).toBe(true);
  });
});
