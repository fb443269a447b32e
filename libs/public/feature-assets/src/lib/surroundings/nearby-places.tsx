import type { NearbyPlace } from '@yoodee/api-contract/surroundings';
import { formatDistance, formatWalk } from '@yoodee/formatters';
import { useLocale } from '@yoodee/i18n';
import { DetailHeading, textIn } from '@yoodee/ui-asset-card';
import { Link, Text } from '@yoodee/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './surroundings.messages.ts';
import styles from './surroundings.module.css';

/** Many names begin with what they are, such as โรงเรียนวัดบางขัน. */
const saysItself = (name: string, kind: string) => name.toLowerCase().includes(kind.toLowerCase());

const Way = ({ metres, walk_minutes }: NearbyPlace) => {
  const locale = useLocale();
  const distance = formatDistance(locale, metres);
  if (walk_minutes === null) return <FormattedMessage {...messages.within} values={{ distance }} />;
  return `${distance} · ${formatWalk(locale, { metres, walk_minutes })}`;
};

const Row = ({ place }: { place: NearbyPlace }) => {
  const locale = useLocale();
  const intl = useIntl();
  const name = textIn(locale, place.name.th, place.name.en)!;
  const kind = intl.formatMessage(messages[place.kind]);
  return (
    <li className={styles.place}>
      <span>
        <strong lang={name.lang}>{name.text}</strong>{' '}
        {!saysItself(name.text, kind) && <span className={styles.kind}>{kind}</span>}
      </span>
      <span className={styles.way}>
        <Way {...place} />
      </span>
    </li>
  );
};

/** Schools, hospitals, markets and parks around an asset, and how their distances were found. */
export const NearbyPlaces = ({ places }: { places: readonly NearbyPlace[] }) => (
  <div className={styles.part}>
    <DetailHeading depth={2}>
      <FormattedMessage {...messages.nearby} />
    </DetailHeading>
    <ul>
      {places.map((place) => (
        <Row key={`${place.kind} ${place.name.th ?? place.name.en}`} place={place} />
      ))}
    </ul>
    <Text size="sm" tone="muted">
      <FormattedMessage
        {...messages[places.some(({ walk_minutes }) => walk_minutes !== null) ? 'walks' : 'approximate']}
      />{' '}
      <Link href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">
        <FormattedMessage {...messages.source} />
      </Link>
    </Text>
  </div>
);
