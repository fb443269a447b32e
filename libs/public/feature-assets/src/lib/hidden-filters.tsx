import { assetSearchParams, type AssetQuery } from '@yoodee/api-contract';
import type { AssetsPageView } from './assets-page.view.ts';

/** Keys that the form always asks for, or that stand beside it. */
const asked: readonly (keyof AssetQuery)[] = [
  ...(['q', 'listing_type', 'province', 'district', 'subdistrict', 'station', 'station_m'] as const),
  ...(['price_min', 'price_max', 'bedrooms_min', 'property_type', 'bbox', 'sort', 'page'] as const),
];

/** What the address says and the form does not ask for, so that sending the form keeps it. */
export const HiddenFilters = ({ view: { query, more, said } }: { view: AssetsPageView }) => (
  <>
    {said && <input type="hidden" name="said" value={said} />}
    {more && <input type="hidden" name="filters" value="all" />}
    {!more &&
      [...assetSearchParams(query)]
        .filter(([key]) => !asked.includes(key as keyof AssetQuery))
        .map(([key, value]) => <input key={`${key} ${value}`} type="hidden" name={key} value={value} />)}
  </>
);
