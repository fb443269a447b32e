import { Link, WholeWords } from '@yoodee/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { CompareHeads } from './compare-heads.tsx';
import { headMessages } from './compare-head.messages.ts';
import { messages } from './compare-page.messages.ts';
import type { CompareCell, ComparePageView, CompareRow } from './compare-page.view.ts';
import { bestMessages, groupMessages } from './compare-words.messages.ts';
import styles from './compare-table.module.css';
import { useJointScroll } from './use-joint-scroll.ts';

interface CompareTableProps extends Pick<ComparePageView, 'assets' | 'groups'> {
  onRemove: (assetId: number) => void;
}

const Titles = ({ assets }: Pick<CompareTableProps, 'assets'>) => (
  <tr>
    <th scope="col">
      <span className="y-visually-hidden">
        <FormattedMessage {...messages.topic} />
      </span>
    </th>
    {assets.map(({ id, title }) => (
      <th key={id} scope="col">
        <span className="y-visually-hidden" lang={title.lang}>
          {title.text}
        </span>
      </th>
    ))}
  </tr>
);

const Cell = ({ said, exists, best }: CompareCell) => (
  <td className={best ? styles.best : undefined}>
    {said ? (
      <>
        <span data-land={said.inSqm && 'thai'} lang={said.lang}>
          {said.href ? <Link href={said.href}>{said.text}</Link> : <WholeWords>{said.text}</WholeWords>}
        </span>
        {said.inSqm && <span data-land="sqm">{said.inSqm}</span>}
      </>
    ) : exists ? (
      <span className={styles.muted}>
        <FormattedMessage {...messages.unknown} />
      </span>
    ) : (
      <span className={styles.muted}>
        <span aria-hidden="true">–</span>
        <span className="y-visually-hidden">
          <FormattedMessage {...messages.none} />
        </span>
      </span>
    )}
    {best && (
      <span className={styles.mark}>
        <FormattedMessage {...bestMessages[best]} />
      </span>
    )}
  </td>
);

const Line = ({ row: { label, cells, isSame } }: { row: CompareRow }) => (
  <tr data-same={isSame || undefined}>
    <th scope="row">{label}</th>
    {cells.map((cell, index) => (
      <Cell key={index} {...cell} />
    ))}
  </tr>
);

/** Assets side by side. The page's switches hide rows and change units by CSS alone, so they work without script. */
export const CompareTable = ({ assets, groups, onRemove }: CompareTableProps) => {
  const { formatMessage } = useIntl();
  const { heads, table, followTable, followHeads } = useJointScroll();
  return (
    <div className={styles.comparison} data-columns={assets.length}>
      <CompareHeads ref={heads} assets={assets} onRemove={onRemove} onFocus={followHeads} />
      <div
        ref={table}
        className={styles.scroll}
        role="region"
        aria-label={formatMessage(headMessages.title)}
        tabIndex={0}
        onScroll={followTable}
      >
        <table className={styles.table}>
          <thead>
            <Titles assets={assets} />
          </thead>
          {groups.map(({ group, rows, isSame }) => (
            <tbody key={group} data-same={isSame || undefined}>
              <tr>
                <th scope="rowgroup" colSpan={assets.length + 1} className={styles.group}>
                  <span>
                    <FormattedMessage {...groupMessages[group as keyof typeof groupMessages]} />
                  </span>
                </th>
              </tr>
              {rows.map((row) => (
                <Line key={row.key} row={row} />
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </div>
  );
};
