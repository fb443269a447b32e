import type { AssetDetail as Asset } from '@yoodee/api-contract/assets';
import { inLocale } from '@yoodee/i18n/testing';
import { detail, now } from '@yoodee/ui-asset-card/testing';
import { render } from '@testing-library/react';
import type { DrawIcon } from '@yoodee/ui-kit/dynamic-icon';
import { AssetDetail, type AssetDetailProps } from '../lib/asset-detail.tsx';
import { toAssetDetailView } from '../lib/asset-detail.view.ts';

/** Gives every icon a drawing, as a page's loader does: nothing is fetched, and no timer outlives the test. */
export const drawn: DrawIcon = (name) => ({ name, drawing: { body: '', viewBox: '0 0 24 24' } });

/** Shows the asset of these tests, changed so, in a language. */
export const showDetail = (
  change: Partial<Asset> = {},
  { locale = 'en', ...slots }: Partial<AssetDetailProps> & { locale?: 'th' | 'en' } = {},
) =>
  render(<AssetDetail asset={toAssetDetailView({ ...detail, ...change }, locale, now, drawn)} {...slots} />, {
    wrapper: inLocale(locale),
  });
