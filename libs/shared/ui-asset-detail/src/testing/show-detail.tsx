import type { AssetDetail as Asset } from '@yoodee/api-contract/assets';
import { inLocale } from '@yoodee/i18n/testing';
import { detail, now } from '@yoodee/ui-asset-card/testing';
import { render } from '@testing-library/react';
import { AssetDetail, type AssetDetailProps } from '../lib/asset-detail.tsx';
import { toAssetDetailView } from '../lib/asset-detail.view.ts';

/** Shows the asset of these tests, changed so, in a language. */
export const showDetail = (
  change: Partial<Asset> = {},
  { locale = 'en', ...slots }: Partial<AssetDetailProps> & { locale?: 'th' | 'en' } = {},
) =>
  render(<AssetDetail asset={toAssetDetailView({ ...detail, ...change }, locale, now)} {...slots} />, {
    wrapper: inLocale(locale),
  });
