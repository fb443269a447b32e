import { useFormat } from '@yoodee/i18n';
import { PriceCourse } from '@yoodee/public-ui-landing';
import { Container, Heading, Link, Section, Text } from '@yoodee/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MonthlyPricesView } from './monthly-prices.view.ts';
import { messages } from './monthly-prices.messages.ts';
import styles from './monthly-prices.module.css';

type Course = NonNullable<MonthlyPricesView['course']>;

const CourseOf = ({ course }: { course: Course }) => {
  const format = useFormat();
  return (
    <>
      <Text>
        <FormattedMessage {...messages.of} values={{ type: course.type, deal: course.deal, unit: course.unit }} />
      </Text>
      <PriceCourse points={course.months} />
      <details>
        <summary>
          <FormattedMessage {...messages.table} />
        </summary>
        <table className={styles.table}>
          <tbody>
            {course.months.map(({ label, median, assets }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{format.baht(median)}</td>
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

/** Median asking prices of a district: a chart by month, the newest by type, and the file with all of them. */
export const MonthlyPrices = ({
  prices: { course, newest, csvHref, isDemonstration },
  alert,
}: {
  prices: MonthlyPricesView;
  alert?: ReactNode;
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
        {alert}
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
