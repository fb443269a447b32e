import { useFormat } from '@yoodee/i18n';
import { DetailHeading } from '@yoodee/ui-asset-card';
import { Text } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import { PriceChart } from './price-chart.tsx';
import type { PriceHistoryView } from './price-history.view.ts';
import { messages } from './price-history.messages.ts';
import styles from './price-history.module.css';

/** A change relative to `from`, as an integer percentage with its sign: −8. */
const percentOf = (from: number, to: number) => Math.round(((to - from) / from) * 100);

const Change = ({ from, to }: { from: number; to: number }) => {
  const percent = percentOf(from, to);
  return (
    <span className={to < from ? styles.cheaper : undefined}>
      <FormattedMessage {...messages[to < from ? 'lower' : 'higher']} values={{ percent: Math.abs(percent) }} />
    </span>
  );
};

const History = ({ history, isOnly }: { history: PriceHistoryView; isOnly: boolean }) => {
  const { kind, points } = history;
  const format = useFormat();
  const [first, last] = [points[0]!, points.at(-1)!];
  return (
    <div className={styles.history}>
      {!isOnly && (
        <DetailHeading depth={2}>
          <FormattedMessage {...messages[kind]} />
        </DetailHeading>
      )}
      <Text>
        <FormattedMessage
          {...messages[last.baht < first.baht ? 'loweredInAll' : 'raisedInAll']}
          values={{ count: points.length - 1, percent: Math.abs(percentOf(first.baht, last.baht)) }}
        />
      </Text>
      <PriceChart history={history} />
      <table className={styles.table}>
        <caption className="y-visually-hidden">
          <FormattedMessage {...messages[isOnly ? 'title' : kind]} />
        </caption>
        <thead className="y-visually-hidden">
          <tr>
            {(['date', 'price', 'change'] as const).map((column) => (
              <th key={column} scope="col">
                <FormattedMessage {...messages[column]} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points
            .map((point, index) => (
              <tr key={`${point.at} ${point.baht}`}>
                <th scope="row">{point.date}</th>
                <td>{format.baht(point.baht)}</td>
                <td>
                  {index === 0 ? (
                    <FormattedMessage {...messages.listed} />
                  ) : (
                    <Change from={points[index - 1]!.baht} to={point.baht} />
                  )}
                </td>
              </tr>
            ))
            .toReversed()}
        </tbody>
      </table>
    </div>
  );
};

/** The price history as a chart and a table; for a price that never changed, since when it holds. */
export const PriceHistory = ({
  histories,
  firstListed,
}: {
  histories: readonly PriceHistoryView[];
  firstListed: string | null;
}) => {
  if (histories.length === 0 && firstListed === null) return null;
  return (
    <section className={styles.section}>
      <DetailHeading depth={1}>
        <FormattedMessage {...messages.title} />
      </DetailHeading>
      {histories.length === 0 && firstListed !== null && (
        <Text tone="muted">
          <FormattedMessage {...messages.unchanged} values={{ date: firstListed }} />
        </Text>
      )}
      {histories.map((history) => (
        <History key={history.kind} history={history} isOnly={histories.length === 1} />
      ))}
    </section>
  );
};
