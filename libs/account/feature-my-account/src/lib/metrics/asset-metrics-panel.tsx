import { Loaded } from '@yoodee/account-ui-parts';
import type { ResponseOf } from '@yoodee/api-contract';
import {
  metricDays,
  metricKinds,
  type MetricKind,
  type getMemberAssetMetrics,
} from '@yoodee/api-contract/asset-metrics';
import { useFormat } from '@yoodee/i18n';
import { Table, Text } from '@yoodee/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetMyAssetFiguresQuery } from '../my-account.api.ts';
import { membersOnlyLive } from '../parts/members-only.ts';
import { CountedUntil } from './counted-until.tsx';
import { DayBars } from './day-bars.tsx';
import { messages } from './metrics.messages.ts';
import styles from './metrics.module.css';

type AssetFigures = ResponseOf<typeof getMemberAssetMetrics>;

const Tile = ({ kind, figures: { days, sums, similar } }: { kind: MetricKind; figures: AssetFigures }) => {
  const format = useFormat();
  return (
    <li className={styles.tile}>
      <Text size="sm" tone="muted">
        <FormattedMessage {...messages[kind]} />
      </Text>
      <p className={styles.number}>{format.number(sums[kind])}</p>
      <DayBars values={days.map((day) => day[kind])} />
      {similar && (
        <Text size="sm" tone="muted" numeric>
          <FormattedMessage {...messages.median} values={{ median: format.number(similar.medians[kind]) }} />
        </Text>
      )}
    </li>
  );
};

/** The same values as a table, latest day first. */
const DayTable = ({ days }: Pick<AssetFigures, 'days'>) => {
  const format = useFormat();
  return (
    <details className={styles.days}>
      <summary className={styles.summary}>
        <FormattedMessage {...messages.byDay} />
      </summary>
      <Table label={useIntl().formatMessage(messages.table, { days: metricDays })}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage {...messages.day} />
            </th>
            {metricKinds.map((kind) => (
              <th key={kind} scope="col">
                <FormattedMessage {...messages[kind]} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((figures) => (
            <tr key={figures.day}>
              <th scope="row">{format.date(`${figures.day}T12:00:00+07:00`)}</th>
              {metricKinds.map((kind) => (
                <td key={kind}>{format.number(figures[kind])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
};

/** The metrics of a listing for the last 30 days: per day, and compared with the median of similar listings. */
export const AssetMetricsPanel = ({ assetId, title }: { assetId: number; title: string }) => {
  const query = useGetMyAssetFiguresQuery(assetId, membersOnlyLive());
  return (
    <section className={styles.panel} aria-label={useIntl().formatMessage(messages.title, { title, days: metricDays })}>
      <Loaded query={query} rows={1} rowHeight="12rem">
        {(figures) => (
          <>
            <ul className={styles.tiles}>
              {metricKinds.map((kind) => (
                <Tile key={kind} kind={kind} figures={figures} />
              ))}
            </ul>
            <Text size="sm" tone="muted">
              {figures.similar ? (
                <FormattedMessage {...messages.compared} values={{ count: figures.similar.count }} />
              ) : (
                <FormattedMessage {...messages.alone} />
              )}
            </Text>
            <CountedUntil at={figures.counted_until} />
            <DayTable days={figures.days} />
          </>
        )}
      </Loaded>
    </section>
  );
};
