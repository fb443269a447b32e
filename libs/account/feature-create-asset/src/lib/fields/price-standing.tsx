import type { PriceStanding } from '@yoodee/api-contract/price-standing';
import { priceFieldOf, pricePerArea } from '@yoodee/asset-rules';
import type { AssetFieldName } from '@yoodee/asset-rules/fields';
import { propertyTypes } from '@yoodee/asset-rules/options';
import { useFormat, useLocale } from '@yoodee/i18n';
import { Notice, Text } from '@yoodee/ui-kit';
import { skipToken } from '@reduxjs/toolkit/query';
import { FormattedMessage } from 'react-intl';
import { isSameValue } from '../draft/draft-state.ts';
import { useGetPriceIntervalQuery, useGetPriceStandingQuery } from '../listing-help.api.ts';
import { useDraftForm } from './draft-form.ts';
import { PriceIntervalLine } from './price-interval-line.tsx';
import { messages } from './price-standing.messages.ts';

/** The fields that the comparison depends on. */
const basis = [
  ...['property_type', 'listing_type', 'province_code', 'district_code', 'price_sale', 'price_rent_month'],
  ...['usable_area_sqm', 'land_rai', 'land_ngan', 'land_sq_wah'],
  ...['project_name_th', 'subdistrict_code', 'building_condition', 'furnishing'],
] as AssetFieldName[];

/** Percentiles. Half of all prices are between them; such a price is called usual. */
const [cheapBelow, dearAbove] = [25, 75];
/** A price this many times above or below the median probably has a zero too many or too few. */
const slipFactor = 4;

const readStanding = ({ above_percent, per_sqm, median }: PriceStanding): keyof typeof messages => {
  if (per_sqm * slipFactor <= median) return 'farBelow';
  if (per_sqm >= median * slipFactor) return 'farAbove';
  if (above_percent === 0) return 'cheapest';
  if (above_percent === 100) return 'dearest';
  if (above_percent < cheapBelow) return 'cheap';
  return above_percent > dearAbove ? 'dear' : 'usual';
};

const isSlip = (reading: keyof typeof messages) => reading === 'farBelow' || reading === 'farAbove';

const Said = ({ standing }: { standing: PriceStanding }) => {
  const locale = useLocale();
  const format = useFormat();
  const { fields } = useDraftForm();
  const reading = readStanding(standing);
  const { above_percent: above, scope, compared, median } = standing;
  const type = fields.property_type ? propertyTypes[fields.property_type][locale] : '';
  const text = (
    <FormattedMessage
      {...messages[reading]}
      values={{
        percent: format.number(reading === 'cheap' ? 100 - above : above),
        type: locale === 'en' ? type.toLowerCase() : type,
        scope,
        count: format.number(compared),
        median: format.perUnit(median, 'sqm'),
      }}
    />
  );
  return isSlip(reading) ? (
    <Notice tone="warning">{text}</Notice>
  ) : (
    <Text size="sm" tone="muted" numeric>
      {text}
    </Text>
  );
};

/**
 * One assessment of the saved price: a warning if it is probably a typing error, else its position in the interval of
 * the asking prices of similar listings, else its comparison with the district. Empty if too few listings are similar.
 */
export const PriceJudgement = ({ name }: { name: AssetFieldName }) => {
  const { fields, asset } = useDraftForm();
  const perArea = pricePerArea(fields);
  const isSaved = asset !== undefined && basis.every((of) => isSameValue(fields[of], asset[of]));
  const isAsked = isSaved && perArea !== null && name === priceFieldOf[perArea.of.kind];
  const saved = isAsked ? { id: asset.id, of: JSON.stringify(basis.map((of) => asset[of])) } : skipToken;
  const { currentData: standing, isFetching: isStanding } = useGetPriceStandingQuery(saved);
  const { currentData: interval, isFetching: isEstimating } = useGetPriceIntervalQuery(saved);
  const isKnown = isAsked && !isStanding && !isEstimating;
  const isOdd = standing ? isSlip(readStanding(standing)) : false;
  return (
    <div role="status">
      {isKnown && interval && !isOdd && (
        <PriceIntervalLine interval={interval} price={perArea.of.baht} isRent={perArea.of.kind === 'rent'} />
      )}
      {isKnown && standing && (isOdd || !interval) && <Said standing={standing} />}
    </div>
  );
};
