import type { ComparedAsset, PriceComparison } from '@yoodee/api-contract/price-comparison';
import { useFormat, useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { assetCardMessages, DetailHeading, textIn } from '@yoodee/ui-asset-card';
import { Link } from '@yoodee/ui-kit';
import { Fragment, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './price-comparison.messages.ts';
import styles from './compared-price.module.css';

/** Sizes that differ by at most this many per cent count as equal. */
const sameSizeWithin = 2;

const Size = ({ own, area }: { own: number; area: number }) => {
  const percent = Math.round(100 * (area / own - 1));
  if (Math.abs(percent) <= sameSizeWithin) return <FormattedMessage {...messages.sameSize} />;
  return <FormattedMessage {...messages[percent > 0 ? 'larger' : 'smaller']} values={{ percent: Math.abs(percent) }} />;
};

const Where = ({ asset: { is_same_project, metres } }: { asset: ComparedAsset }) => {
  const format = useFormat();
  if (is_same_project) return <FormattedMessage {...messages.sameProject} />;
  return metres !== null && <FormattedMessage {...messages.away} values={{ distance: format.distance(metres) }} />;
};

const Rooms = ({ bedrooms }: { bedrooms: number }) =>
  bedrooms === 0 ? (
    <FormattedMessage {...assetCardMessages.studio} />
  ) : (
    <FormattedMessage {...assetCardMessages.bedrooms} values={{ count: bedrooms }} />
  );

/** The listings that are most like this one, each with what differs. */
export const ComparedAssets = ({ comparison }: { comparison: PriceComparison }) => {
  const { comparables, area_sqm, unit, deal } = comparison;
  const locale = useLocale();
  const format = useFormat();
  if (comparables.length === 0) return null;
  const differences = (asset: ComparedAsset): ReactNode[] => [
    ...(asset.is_same_project || asset.metres !== null ? [<Where asset={asset} />] : []),
    <Size own={area_sqm} area={asset.area_sqm} />,
    ...(asset.bedrooms === null ? [] : [<Rooms bedrooms={asset.bedrooms} />]),
    format.perUnit(asset.per_unit, unit === 'sq_wah' ? 'sqWah' : 'sqm'),
  ];
  return (
    <div>
      <DetailHeading depth={2}>
        <FormattedMessage {...messages.comparables} />
      </DetailHeading>
      <ul className={styles.assets}>
        {comparables.map((asset) => {
          const title = textIn(locale, asset.title_th, asset.title_en);
          return (
            <li key={asset.id}>
              <Link href={hrefs(locale).asset(asset.id)}>
                <span lang={title?.lang}>{title?.text}</span>
              </Link>
              <strong className={styles.amount}>{format.baht(asset.price, { compact: deal === 'sale' })}</strong>
              <span className={styles.differs}>
                {differences(asset).map((difference, at) => (
                  <Fragment key={at}>
                    {at > 0 && ' · '}
                    {difference}
                  </Fragment>
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
