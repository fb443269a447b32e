import type { AssetDetail } from '@yoodee/api-contract/assets';
import { inLocale } from '@yoodee/i18n/testing';
import type { Locale } from '@yoodee/site';
import { detail, now } from '@yoodee/ui-asset-card/testing';
import { render } from '@testing-library/react';
import { AssetCosts } from '../lib/asset-costs.tsx';
import { toAssetCostsView } from '../lib/asset-costs.view.ts';

/** Renders the costs of the test asset with `change` applied; nothing if there are none. */
export const showCosts = (change: Partial<AssetDetail> = {}, locale: Locale = 'en') => {
  const costs = toAssetCostsView({ ...detail, ...change }, now);
  return render(costs && <AssetCosts costs={costs} />, { wrapper: inLocale(locale) });
};
