import { figureKinds, type FigureKind, type getMemberAssetFigures, type ResponseOf } from '@yoodee/api-contract';
import { useFormat } from '@yoodee/i18n';
import { Table, Text } from '@yoodee/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetMyAssetFiguresQuery } from '../my-account.api.ts';
import { Loaded } from '../parts/loaded.tsx';
import { membersOnly } from '../parts/members-only.ts';
import { DayBars } from './day-bars.tsx';
import { messages } from './figures.messages.ts';
import styles from './figures.module.css';

type AssetFigures = ResponseOf<typeof getMemberAssetFigures>;

const Tile = ({ kind, figures: { days, sums, similar } }: { kind: FigureKind; figures: AssetFigures }) => {
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

/** The same as text, latest day first. */
const DayTable = ({ days }: Pick<AssetFigures, 'days'>) => {
  const format = useFormat();
  return (
    <details className={styles.days}>
      <summary className={styles.summary}>
        <FormattedMessage {...messages.byDay} />
      </summary>
      <Table label={useIntl().formatMessage(messages.table)}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage {...messages.day} />
            </th>
            {figureKinds.map((kind) => (
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
              {figureKinds.map((kind) => (
                <td key={kind}>{format.number(figures[kind])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
};

/** How a listing has done in 30 days, day by day and beside the median of similar ones. */
export const AssetFiguresPanel = ({ assetId, title }: { assetId: number; title: string }) => {
  const query = useGetMyAssetFiguresQuery(assetId, membersOnly());
  return (
    <section className={styles.panel} aria-label={useIntl().formatMessage(messages.title, { title })}>
      <Loaded query={query} rows={1} rowHeight="12rem">
        {(figures) => (
          <>
            <ul className={styles.tiles}>
              {figureKinds.map((kind) => (
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
            <DayTable days={figures.days} />
          </>
        )}
      </Loaded>
    </section>
  );
};
