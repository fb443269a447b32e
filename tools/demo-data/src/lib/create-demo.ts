import { createHandwritten, handwrittenCount } from './handwritten/create-handwritten.ts';
import { createAsset } from './market/create-asset.ts';
import type { DemoAsset } from './market/demo-asset.ts';
import type { DemoMember } from './members/demo-member.ts';
import { createMembers } from './members/members.ts';
import { picturePool } from './pictures/pool.ts';
import type { PictureSpec } from './pictures/spec.ts';

export interface DemoOptions {
  /** How many assets {@link Demo.assets} yields. */
  assets: number;
  /** Another seed, another country; the same seed, the same one. */
  seed?: number;
  /** Everything happened before it. */
  now: Date;
}

export interface Demo {
  members: DemoMember[];
  /** What members and assets refer to by index; their number does not grow with the assets. */
  pictures: PictureSpec[];
  /** One after another, none kept in memory. The first n are the same whatever the count. */
  assets(): Iterable<DemoAsset>;
}

/** The demonstration country: pure, the same for the same options. */
export const createDemo = ({ assets, seed = 1, now }: DemoOptions): Demo => ({
  members: createMembers(now),
  pictures: [...picturePool],
  *assets() {
    yield* createHandwritten(now).slice(0, assets);
    for (let index = 0; index < assets - handwrittenCount; index += 1) yield createAsset(seed, index, now);
  },
});
