import type { PriceComparison } from '@yoodee/api-contract/price-comparison';
import { useFormat, useLocale } from '@yoodee/i18n';
import { DetailHeading } from '@yoodee/ui-asset-card';
import { Text } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import { ComparedAssets } from './compared-assets.tsx';
import { messages } from './price-comparison.messages.ts';
import { createScale, Strip } from './strip.tsx';
import styles from './compared-price.module.css';

interface Compared {
  comparison: PriceComparison;
}

/** The asking prices of similar listings as a range with this price in it, and how exact the range is. */
const Interval = ({ comparison: { interval, price, deal } }: Compared) => {
  const format = useFormat();
  if (!interval)
    return (
      <Text tone="muted">
        <FormattedMessage {...messages.silent} />
      </Text>
    );
  const { low, middle, high, comparables, error } = interval;
  const baht = (amount: number) => format.baht(amount, { compact: deal === 'sale' });
  return (
    <div className={styles.interval}>
      <Text>
        <FormattedMessage
          {...messages.interval}
          values={{ count: format.number(comparables), low: baht(low), high: baht(high), middle: baht(middle) }}
        />
      </Text>
      <div className={styles.wide}>
        <Strip scale={createScale([low, high, price])} range={{ low, median: middle, high }} own={price} />
        <p className={styles.own}>
          <span className={styles.dot} /> <FormattedMessage {...messages.own} /> <strong>{baht(price)}</strong>
        </p>
      </div>
      <Text size="sm" tone="muted">
        <FormattedMessage
          {...messages.error}
          values={{
            count: format.number(error.estimated),
            place: error.place,
            median: error.median_percent,
            covered: error.covered_percent,
          }}
        />
      </Text>
    </div>
  );
};

/** The price per unit of area, compared with the project, the subdistrict and the district. */
const Scopes = ({ comparison: { scopes, unit, per_unit, deal } }: Compared) => {
  const format = useFormat();
  const locale = useLocale();
  if (scopes.length === 0) return null;
  const scale = createScale([per_unit, ...scopes.flatMap(({ low, high }) => [low, high])]);
  return (
    <table className={styles.scopes}>
      <caption>
        <FormattedMessage {...messages.perUnit} values={{ unit, deal }} />
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="y-visually-hidden">
              <FormattedMessage {...messages.place} />
            </span>
          </th>
          <th scope="col" className={styles.drawn}>
            <FormattedMessage {...messages.range} />
          </th>
          <th scope="col">
            <FormattedMessage {...messages.median} />
          </th>
        </tr>
      </thead>
      <tbody>
        {scopes.map(({ scope, name, assets, low, median, high }) => (
          <tr key={scope}>
            <th scope="row">
              {name[locale]}
              <span className={styles.count}>
                <FormattedMessage {...messages.listings} values={{ count: assets }} />
              </span>
            </th>
            <td className={styles.drawn}>
              <span className="y-visually-hidden">
                {format.number(low)}–{format.number(high)}
              </span>
              <Strip scale={scale} range={{ low, median, high }} own={per_unit} />
            </td>
            <td>{format.baht(median)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row" colSpan={2}>
            <span className={styles.dot} /> <FormattedMessage {...messages.own} />
          </th>
          <td>
            <strong>{format.baht(per_unit)}</strong>
          </td>
        </tr>
      </tbody>
    </table>
  );
};

const Market = ({ comparison: { market, days, lowered_percent } }: Compared) => {
  const format = useFormat();
  return (
    market && (
      <Text>
        <FormattedMessage {...messages.days} values={{ own: days }} /> ·{' '}
        <FormattedMessage
          {...messages.daysOfOthers}
          values={{ others: market.days, scope: market.scope, count: format.number(market.assets) }}
        />
        <br />
        <FormattedMessage {...messages.lowered} values={{ own: lowered_percent, others: market.lowered_percent }} />
      </Text>
    )
  );
};

/** An asking price, compared with those of similar listings. */
export const ComparedPrice = ({ comparison }: Compared) => {
  const format = useFormat();
  const { since, at } = comparison;
  return (
    <section className={styles.section}>
      <DetailHeading depth={1}>
        <FormattedMessage {...messages.title} />
      </DetailHeading>
      <Interval comparison={comparison} />
      <Scopes comparison={comparison} />
      <ComparedAssets comparison={comparison} />
      <Market comparison={comparison} />
      <Text size="sm" tone="muted">
        <FormattedMessage {...messages.note} values={{ since: format.date(since ?? at), at: format.date(at) }} />
      </Text>
    </section>
  );
};
