import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DemoAsset } from '@yoodee/demo-data';

/** Assets in a row, the first of them number `from` (counted from 0). Empty: there are no more. */
export interface Batch {
  from: number;
  assets: DemoAsset[];
}

/** Assets made in one turn of the event loop, so that the database gets its next statement in between. */
const perTurn = 25;

/** Cuts a stream of assets into batches. Each call goes on from `written` or, where that is behind, from where it is. */
export const createAssetSource = (assets: Iterable<DemoAsset>, batchSize: number) => {
  const iterator = assets[Symbol.iterator]();
  let taken = 0;

  const take = async (count: number): Promise<Batch> => {
    const batch: Batch = { from: taken, assets: [] };
    while (batch.assets.length < count) {
      const { value, done } = iterator.next();
      if (done) break;
      batch.assets.push(value);
      taken += 1;
      if (batch.assets.length % perTurn === 0) await nextTurn();
    }
    return batch;
  };

  return async (written: number): Promise<Batch> => {
    while (taken < written) {
      const skipped = await take(Math.min(batchSize, written - taken));
      if (skipped.assets.length === 0) break;
    }
    return take(batchSize);
  };
};
