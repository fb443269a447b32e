import type { AssetDetail } from '@yoodee/api-contract/assets';
import { inLocale } from '@yoodee/i18n/testing';
import { detail, now } from '@yoodee/ui-asset-card/testing';
import { render } from '@testing-library/react';
import { AssetCosts } from '../lib/asset-costs.tsx';
import { toAssetCostsView } from '../lib/asset-costs.view.ts';

/** Renders the costs of the test asset with `change` applied, in English; nothing if there are none. */
export const showCosts = (change: Partial<AssetDetail> = {}) => {
  const costs = toAssetCostsView({ ...detail, ...change }, now);
  return render(costs && <AssetCosts costs={costs} />, { wrapper: inLocale('en') });
};
