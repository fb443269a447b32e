import type { ScheduledJob } from '../../../jobs/scheduled-job.ts';
import type { AssetSearch } from '../asset-search.ts';
import type { IndexSnapshots } from './index-snapshots.ts';

/** Fewer assets are read in less than a second. */
const fewestAssets = 5_000;

/** Writes the search index of this process where the next start finds it. */
export const indexSnapshotJob = ({
  assetSearch,
  indexSnapshots,
}: {
  assetSearch: Pick<AssetSearch, 'read'>;
  indexSnapshots: Pick<IndexSnapshots, 'writeIfDue'>;
}): ScheduledJob => ({
  name: 'snapshot of the search index',
  everyMs: 5 * 60_000,
  async run() {
    if ((await assetSearch.read((index) => index.size())) < fewestAssets) return;
    await indexSnapshots.writeIfDue(() =>
      assetSearch.read((index, _now, version) => ({ version, parts: index.save() })),
    );
  },
});
