import { minuteMs } from '@yoodee/site';
import type { ScheduledJob } from '../../../jobs/scheduled-job.ts';
import type { AssetSearch } from '../asset-search.ts';
import type { IndexSnapshots } from './index-snapshots.ts';

/** The fewest assets worth a snapshot: fewer are read in less than a second. */
const fewestAssets = 5_000;

/** Saves the search index of this process as a snapshot for the next start. */
export const indexSnapshotJob = ({
  assetSearch,
  indexSnapshots,
}: {
  assetSearch: Pick<AssetSearch, 'read'>;
  indexSnapshots: Pick<IndexSnapshots, 'writeIfDue'>;
}): ScheduledJob => ({
  name: 'snapshot of the search index',
  everyMs: 5 * minuteMs,
  async run() {
    if ((await assetSearch.read((index) => index.size())) < fewestAssets) return;
    await indexSnapshots.writeIfDue(() =>
      assetSearch.read((index, _now, version) => ({ version, parts: index.save() })),
    );
  },
});
