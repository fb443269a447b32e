import { orientations } from '@yoodee/asset-rules/options';
import { useLocale } from '@yoodee/i18n';
import { DetailHeading } from '@yoodee/ui-asset-card';
import { Text } from '@yoodee/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { Compass } from './compass.tsx';
import { sunByMonth, sunnyMonths, type Orientation } from './sun-hours.ts';
import { messages } from './surroundings.messages.ts';
import styles from './surroundings.module.css';

const parts = ['morning', 'afternoon'] as const;

/** Names of the months, from January. */
const useMonths = () => {
  const format = new Intl.DateTimeFormat(useLocale() === 'th' ? 'th-TH' : 'en-US', { month: 'short', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 15)));
};

/** The sun on the front of an asset: a sentence, a compass, and the hours by month. Latitude in degrees. */
export const Sun = ({ orientation, lat }: { orientation: Orientation; lat: number }) => {
  const locale = useLocale();
  const intl = useIntl();
  const months = useMonths();
  const sun = sunByMonth(orientation, lat);
  const phrase = (part: (typeof parts)[number]) => {
    const runs = sunnyMonths(sun.map((hours) => hours[part]));
    if (runs.length === 0) return intl.formatMessage(messages[`${part}Never`]);
    const [first, last] = runs[0]!;
    if (first === 0 && last === months.length - 1) return intl.formatMessage(messages[`${part}Always`]);
    const names = runs.map(([from, to]) => (from === to ? months[from] : `${months[from]}–${months[to]}`)).join(', ');
    return intl.formatMessage(messages[`${part}In`], { months: names });
  };
  return (
    <div className={styles.part}>
      <DetailHeading depth={2}>
        <FormattedMessage {...messages.sun} />
      </DetailHeading>
      <div className={styles.sun}>
        <Compass orientation={orientation} lat={lat} />
        <Text>
          <FormattedMessage
            {...messages.facing}
            values={{
              orientation: orientations[orientation][locale],
              morning: phrase('morning'),
              afternoon: phrase('afternoon'),
            }}
          />
        </Text>
      </div>
      <table className={styles.hours}>
        <caption>
          <FormattedMessage {...messages.hours} />
        </caption>
        <thead>
          <tr>
            <td />
            {months.map((month) => (
              <th key={month} scope="col">
                {month}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part}>
              <th scope="row">
                <FormattedMessage {...messages[part]} />
              </th>
              {sun.map((hours, month) => (
                <td
                  key={months[month]}
                  className={styles[part]}
                  style={{ '--share': `${Math.round((hours[part] / 7) * 100)}%` } as object}
                >
                  {Math.round(hours[part])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Text size="sm" tone="muted">
        <FormattedMessage {...messages.sunNote} />
      </Text>
    </div>
  );
};
