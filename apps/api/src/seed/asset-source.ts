import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DemoAsset } from './demo.ts';

/** Consecutive assets, converted to rows; `from` is the number of the first (from 0). Empty: no more. */
export interface Batch<Ready> {
  from: number;
  assets: Ready[];
}

/** Assets per slice, so that the database gets its next statement in between. */
const perTurn = 25;

interface AssetSourceOptions<Ready> {
  batchSize: number;
  makeReady(asset: DemoAsset): Ready;
}

/**
 * Splits a stream of assets into batches. Each call continues at `written`, or at the current position if that is
 * further.
 */
export const createAssetSource = <Ready>(
  assets: Iterable<DemoAsset>,
  { batchSize, makeReady }: AssetSourceOptions<Ready>,
) => {
  const iterator = assets[Symbol.iterator]();
  let taken = 0;

  const take = async <Taken>(count: number, make: (asset: DemoAsset) => Taken): Promise<Batch<Taken>> => {
    const batch: Batch<Taken> = { from: taken, assets: [] };
    while (batch.assets.length < count) {
      const { value, done } = iterator.next();
      if (done) break;
      batch.assets.push(make(value));
      taken += 1;
      if (batch.assets.length % perTurn === 0) await nextTurn();
    }
    return batch;
  };

  return async (written: number): Promise<Batch<Ready>> => {
    while (taken < written) {
      const skipped = await take(Math.min(batchSize, written - taken), () => null);
      if (skipped.assets.length === 0) break;
    }
    return take(batchSize, makeReady);
  };
};
