import type { NearbyExit, NearbyPlace } from '@yoodee/api-contract/surroundings';
import { formatDistance, formatWay } from '@yoodee/formatters';
import { useLocale } from '@yoodee/i18n';
import { DetailHeading, textIn } from '@yoodee/ui-asset-card';
import { Link, Text } from '@yoodee/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './surroundings.messages.ts';
import styles from './surroundings.module.css';

/** Many names begin with what they are, such as โรงเรียนวัดบางขัน. */
const saysItself = (name: string, kind: string) => name.toLowerCase().includes(kind.toLowerCase());

const Way = ({ metres, walk_minutes }: Pick<NearbyPlace, 'metres' | 'walk_minutes'>) => {
  const locale = useLocale();
  if (walk_minutes !== null) return formatWay(locale, { metres, walk_minutes });
  return <FormattedMessage {...messages.within} values={{ distance: formatDistance(locale, metres) }} />;
};

const Place = ({ place }: { place: NearbyPlace }) => {
  const locale = useLocale();
  const intl = useIntl();
  const name = textIn(locale, place.name.th, place.name.en)!;
  const kind = intl.formatMessage(messages[place.kind]);
  return (
    <>
      <strong lang={name.lang}>{name.text}</strong>{' '}
      {!saysItself(name.text, kind) && <span className={styles.kind}>{kind}</span>}
    </>
  );
};

const Exit = ({ exit: { station, ref } }: { exit: NearbyExit }) => {
  const name = station[useLocale()];
  return (
    <strong>
      {ref === null ? (
        <FormattedMessage {...messages.entrance} values={{ station: name }} />
      ) : (
        <FormattedMessage {...messages.exit} values={{ station: name, exit: ref }} />
      )}
    </strong>
  );
};

interface Near {
  exits: readonly NearbyExit[];
  places: readonly NearbyPlace[];
}

/** Both, nearest first. */
const rowsOf = ({ exits, places }: Near) =>
  [
    ...exits.map((exit) => ({ key: `exit ${exit.station.th} ${exit.metres}`, way: exit, name: <Exit exit={exit} /> })),
    ...places.map((place) => ({
      key: `${place.kind} ${place.name.th ?? place.name.en}`,
      way: place,
      name: <Place place={place} />,
    })),
  ].sort((a, b) => a.way.metres - b.way.metres);

/** Exits of stations, schools, hospitals, markets and parks around an asset, and how their distances were found. */
export const NearbyPlaces = (near: Near) => {
  const rows = rowsOf(near);
  const hasWalks = rows.some(({ way }) => way.walk_minutes !== null);
  return (
    <div className={styles.part}>
      <DetailHeading depth={2}>
        <FormattedMessage {...messages.nearby} />
      </DetailHeading>
      <ul>
        {rows.map(({ key, way, name }) => (
          <li key={key} className={styles.place}>
            <span>{name}</span>
            <span className={styles.way}>
              <Way {...way} />
            </span>
          </li>
        ))}
      </ul>
      <Text size="sm" tone="muted">
        <FormattedMessage {...messages[hasWalks ? 'walks' : 'approximate']} />{' '}
        <Link href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">
          <FormattedMessage {...messages.source} />
        </Link>
      </Text>
    </div>
  );
};
