import { assetSearchParams } from '@yoodee/api-contract/asset-address';
import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import type { AssetsPageView } from './assets-page.view.ts';

/** Keys with a control in the form or beside it. */
const keysWithControl: readonly (keyof AssetQuery)[] = [
  ...(['q', 'listing_type', 'province', 'district', 'subdistrict', 'station', 'station_m', 'reach'] as const),
  ...(['price_min', 'price_max', 'bedrooms_min', 'property_type', 'bbox', 'sort', 'page'] as const),
];

/** Keys that only a typed search or the map sets. */
const keysSetElsewhere: readonly (keyof AssetQuery)[] = ['rail', 'road', 'project', 'drawn'];

/** Hidden inputs for the parts of the query without a control, so that the form submits them too. */
export const HiddenFilters = ({ view: { query, more, said } }: { view: AssetsPageView }) => (
  <>
    {said && <input type="hidden" name="said" value={said} />}
    {more && <input type="hidden" name="filters" value="all" />}
    {([...assetSearchParams(query)] as [keyof AssetQuery, string][])
      .filter(([key]) => (more ? keysSetElsewhere.includes(key) : !keysWithControl.includes(key)))
      .map(([key, value]) => (
        <input key={`${key} ${value}`} type="hidden" name={key} value={value} />
      ))}
  </>
);
