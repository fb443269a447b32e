import { useFormat } from '@yoodee/i18n';
import { PriceCourse } from '@yoodee/public-ui-landing';
import { Heading, Text } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import styles from '../project-page.module.css';
import type { CourseView } from './courses.view.ts';
import { messages } from './prices.messages.ts';

/** Minimum number of quarters for a chart. */
const fewestDrawn = 2;

const QuartersTable = ({ quarters }: Pick<CourseView, 'quarters'>) => {
  const format = useFormat();
  return (
    <table className={styles.table}>
      <tbody>
        {quarters.map(({ label, low, median, high, assets }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{format.baht(median)}</td>
            <td>
              {format.baht(low)}–{format.baht(high)}
            </td>
            <td>
              <FormattedMessage {...messages.listings} values={{ count: assets }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The asking prices of the project per m², by quarter; nothing if there are too few listings. */
export const ProjectPrices = ({ courses }: { courses: readonly CourseView[] }) =>
  courses.length > 0 && (
    <section className={styles.section}>
      <Heading level={2} size="lg">
        <FormattedMessage {...messages.title} />
      </Heading>
      {courses.map(({ deal, quarters }) => (
        <div key={deal} className={styles.course}>
          <Text>
            <FormattedMessage {...messages.of} values={{ deal }} />
          </Text>
          {quarters.length >= fewestDrawn ? (
            <>
              <PriceCourse points={quarters} />
              <details>
                <summary>
                  <FormattedMessage {...messages.table} />
                </summary>
                <QuartersTable quarters={quarters} />
              </details>
            </>
          ) : (
            <QuartersTable quarters={quarters} />
          )}
        </div>
      ))}
      <Text size="sm" tone="muted">
        <FormattedMessage {...messages.note} />
      </Text>
    </section>
  );
