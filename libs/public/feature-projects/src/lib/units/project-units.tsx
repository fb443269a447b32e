import { useFormat } from '@yoodee/i18n';
import { Heading, Link } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import styles from '../project-page.module.css';
import { messages } from './units.messages.ts';
import type { UnitsView } from './units.view.ts';

const UnitsTable = ({ units: { deal, columns, rows } }: { units: UnitsView }) => {
  const format = useFormat();
  // No floor columns if no floor is known.
  const floors = columns.some((column) => column !== 'unknown') ? columns : [];
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption>
          <FormattedMessage {...messages.deal} values={{ deal }} />
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage {...messages.rooms} />
            </th>
            <th scope="col">
              <FormattedMessage {...messages.all} />
            </th>
            <th scope="col">
              <FormattedMessage {...messages.price} />
            </th>
            {floors.map((column) => (
              <th key={column} scope="col">
                <FormattedMessage {...messages[column]} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ bedrooms, count, counts, price, href }) => (
            <tr key={bedrooms}>
              <th scope="row">
                <Link href={href}>
                  {bedrooms === null ? (
                    <FormattedMessage {...messages.noBedrooms} />
                  ) : (
                    <FormattedMessage {...messages.bedrooms} values={{ count: bedrooms }} />
                  )}
                </Link>
              </th>
              <td>{format.number(count)}</td>
              <td>{price}</td>
              {floors.map((column, at) => (
                <td key={column}>{counts[at] ? format.number(counts[at]) : '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** What is for sale and for rent, by bedrooms and floors. */
export const ProjectUnits = ({ units }: { units: readonly UnitsView[] }) =>
  units.length > 0 && (
    <section className={styles.section}>
      <Heading level={2} size="lg">
        <FormattedMessage {...messages.title} />
      </Heading>
      {units.map((one) => (
        <UnitsTable key={one.deal} units={one} />
      ))}
    </section>
  );
