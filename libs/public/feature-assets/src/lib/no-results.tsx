import type { AssetsPageView } from './assets-page.view.ts';
import { NearMisses } from './near-misses.tsx';
import { NothingFound } from './nothing-found.tsx';

/** A list without results. Its code loads on demand: few searches find nothing. */
export default function NoResults({ view }: { view: AssetsPageView }) {
  return (
    <>
      <NothingFound view={view} />
      {view.nearMisses.length > 0 && <NearMisses view={view} />}
    </>
  );
}
