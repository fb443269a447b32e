import { expect, it } from 'vitest';
import { myAsset } from '../../testing/my-assets.ts';
import { filterAssets, readAssetFilter } from './asset-filter.ts';

const figures = { views: 0, saves: 0, compares: 0, reveals: 0, leads: 0 };
const assets = [
  myAsset({ id: 1, title_th: 'บ้านสวน', next: null, figures: { ...figures, views: 9 }, expires_at: null }),
  myAsset({ id: 2, status: 'expired', next: 'renew', figures: { ...figures, leads: 4 } }),
  myAsset({ id: 3, figures, code: 'A0000042', next: 'confirm', expires_at: '2026-11-25T00:00:00.000Z' }),
  myAsset({ id: 4, figures, status: 'draft', next: 'finish_draft', expires_at: null }),
];

it.each([
  ['', [2, 3, 4, 1]],
  ['order=recent', [1, 2, 3, 4]],
  ['order=views', [1, 2, 3, 4]],
  ['order=leads', [2, 1, 3, 4]],
  ['order=expires', [3, 2, 1, 4]],
  ['status=expired', [2]],
  ['next=confirm', [3]],
  ['q=a0000042', [3]],
  ['q=+บ้าน+', [1]],
  ['status=expired&next=confirm', []],
  ['status=x&next=x&order=x', [2, 3, 4, 1]],
])('%s shows %j', (query, ids) => {
  const shown = filterAssets(assets, readAssetFilter(new URLSearchParams(query)));

  expect(shown.map(({ id }) => id)).toEqual(ids);
});
