import { useFormat } from '@yoodee/i18n';
import { Container, Heading, Link, Section, Text } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import type { MonthlyPricesView } from './monthly-prices.view.ts';
import { messages } from './monthly-prices.messages.ts';
import styles from './monthly-prices.module.css';

type Course = NonNullable<MonthlyPricesView['course']>;

const [width, height] = [640, 120];

/** The course as a line between its lowest and highest month. Hidden from screen readers: the table says the same. */
const Drawing = ({ months }: Pick<Course, 'months'>) => {
  const format = useFormat();
  const values = months.map(({ baht }) => baht);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const x = (at: number) => Math.round((at / (months.length - 1)) * width);
  const y = (baht: number) => Math.round((1 - (baht - least) / (most - least || 1)) * height);
  return (
    <div className={styles.chart} aria-hidden="true">
      <div className={styles.ends}>
        <span>{format.baht(most)}</span>
        <span>{format.baht(least)}</span>
      </div>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        <path d={`M${months.map(({ baht }, at) => `${x(at)} ${y(baht)}`).join('L')}`} />
      </svg>
      <div className={styles.months}>
        <span>{months[0]!.label}</span>
        <span>{months.at(-1)!.label}</span>
      </div>
    </div>
  );
};

const CourseOf = ({ course }: { course: Course }) => {
  const format = useFormat();
  return (
    <>
      <Text>
        <FormattedMessage {...messages.of} values={{ type: course.type, deal: course.deal, unit: course.unit }} />
      </Text>
      <Drawing months={course.months} />
      <details>
        <summary>
          <FormattedMessage {...messages.table} />
        </summary>
        <table className={styles.table}>
          <tbody>
            {course.months.map(({ label, baht, assets }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{format.baht(baht)}</td>
                <td>
                  <FormattedMessage {...messages.listings} values={{ count: assets }} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
};

/** Median asking prices of a district: their course, the newest by type, and the file with all of them. */
export const MonthlyPrices = ({
  prices: { course, newest, csvHref, isDemonstration },
}: {
  prices: MonthlyPricesView;
}) => {
  const format = useFormat();
  return (
    <Section className={styles.section}>
      <Container className={styles.inner}>
        <Heading level={2} size="lg">
          <FormattedMessage {...messages.title} />
        </Heading>
        {course && <CourseOf course={course} />}
        {newest.length > 0 && (
          <table className={styles.table}>
            <caption>
              <FormattedMessage {...messages.newest} />
            </caption>
            <tbody>
              {newest.map(({ key, type, deal, median, assets }) => (
                <tr key={key}>
                  <th scope="row">
                    <FormattedMessage {...messages.kind} values={{ type, deal }} />
                  </th>
                  <td>{format.baht(median, { compact: deal === 'sale' })}</td>
                  <td>
                    <FormattedMessage {...messages.listings} values={{ count: assets }} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <Text size="sm" tone="muted">
          <FormattedMessage
            {...messages.note}
            values={{
              demonstration: isDemonstration ? 'yes' : 'no',
              csv: (words) => <Link href={csvHref}>{words}</Link>,
            }}
          />
        </Text>
      </Container>
    </Section>
  );
};
