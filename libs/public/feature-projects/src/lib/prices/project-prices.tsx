import { useFormat } from '@yoodee/i18n';
import { Heading, Text } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import styles from '../project-page.module.css';
import type { CourseView } from './courses.view.ts';
import { messages } from './prices.messages.ts';

const [width, height] = [640, 120];

/** Quarters that a line needs. */
const fewestDrawn = 2;

/** The range as a band with the median as a line. Hidden from screen readers: the table says the same. */
const Drawing = ({ quarters }: Pick<CourseView, 'quarters'>) => {
  const format = useFormat();
  const least = Math.min(...quarters.map(({ low }) => low));
  const most = Math.max(...quarters.map(({ high }) => high));
  const x = (at: number) => Math.round((at / (quarters.length - 1)) * width);
  const y = (baht: number) => Math.round((1 - (baht - least) / (most - least || 1)) * height);
  const points = (of: 'low' | 'median' | 'high') => quarters.map((quarter, at) => `${x(at)} ${y(quarter[of])}`);
  return (
    <div className={styles.chart} aria-hidden="true">
      <div className={styles.ends}>
        <span>{format.baht(most)}</span>
        <span>{format.baht(least)}</span>
      </div>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        <path className={styles.band} d={`M${[...points('high'), ...points('low').toReversed()].join('L')}Z`} />
        <path className={styles.line} d={`M${points('median').join('L')}`} />
      </svg>
      <div className={styles.quarters}>
        <span>{quarters[0]!.label}</span>
        <span>{quarters.at(-1)!.label}</span>
      </div>
    </div>
  );
};

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

/** What the project asks per m², by quarter; silent where there are too few listings. */
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
              <Drawing quarters={quarters} />
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
