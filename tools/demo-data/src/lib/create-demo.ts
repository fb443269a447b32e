import { createHandwritten, handwrittenCount } from './handwritten/create-handwritten.ts';
import { createAsset } from './market/create-asset.ts';
import { createPast, type PastPrice } from './market/create-past.ts';
import type { DemoAsset } from './market/demo-asset.ts';
import type { DemoMember } from './members/demo-member.ts';
import { createMembers } from './members/members.ts';
import { picturePool } from './pictures/pool.ts';
import { renderPicture, type RenderedPicture } from './pictures/render-picture.ts';
import type { PictureSpec } from './pictures/spec.ts';

export interface DemoOptions {
  /** Number of assets that {@link Demo.assets} yields. */
  assets: number;
  /** The same seed always creates the same data. */
  seed?: number;
  /** All dates are before this time. */
  now: Date;
}

export interface Demo {
  members: DemoMember[];
  /** Members and assets refer to pictures by index. The number of pictures does not depend on the number of assets. */
  pictures: PictureSpec[];
  /** Generates assets one by one, without storing them. The first n assets do not depend on the count. */
  assets(): Iterable<DemoAsset>;
  /**
   * Asking prices of assets that are no longer on the market, of the last 24 months and before, for the medians of past
   * months. They come from the same market model, independent of the current assets.
   */
  past(): Iterable<PastPrice>;
  /** Draws a picture as JPEG or WebP. Takes tens of milliseconds of processor time. */
  renderPicture(picture: PictureSpec, format?: RenderedPicture['format']): Promise<RenderedPicture>;
}

/**
 * The number of past assets per current one, so that on any past day about as many are on the market as today, up to a
 * maximum, because the medians of a large demonstration need no more.
 */
const pastShare = 3.5;
const mostPast = 8_000;

/** Creates the demonstration data. Pure: equal options give equal data. */
export const createDemo = ({ assets, seed = 1, now }: DemoOptions): Demo => ({
  members: createMembers(now),
  pictures: [...picturePool],
  *assets() {
    yield* createHandwritten(now).slice(0, assets);
    for (let index = 0; index < assets - handwrittenCount; index += 1) yield createAsset(seed, index, now);
  },
  *past() {
    const count = Math.min(mostPast, Math.round(assets * pastShare));
    for (let index = 0; index < count; index += 1) yield* createPast(seed, index, now);
  },
  renderPicture,
});
