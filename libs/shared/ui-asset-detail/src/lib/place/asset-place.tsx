import { LocationMap } from '@yoodee/map';
import { DetailHeading } from '@yoodee/ui-asset-card';
import { Link, Text } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import { messages } from '../asset-detail.messages.ts';
import { messages as placeMessages } from './asset-place.messages.ts';
import type { AssetDetailView } from '../asset-detail.view.ts';
import { ShownTexts } from '../shown-texts.tsx';
import styles from '../asset-detail.module.css';

/** The link to Google's directions to a point (Maps URLs, api=1). */
const directionsHref = ({ lat, lng }: { lat: number; lng: number }) =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;

/** The address as far as the seller gives it, the walk to the nearest stations, and a map of both. */
export const AssetPlace = ({ address, stations, point }: Pick<AssetDetailView, 'address' | 'stations' | 'point'>) => {
  if (address.length === 0 && stations.length === 0 && !point) return null;
  return (
    <section className={styles.section}>
      <DetailHeading depth={1}>
        <FormattedMessage {...messages.place} />
      </DetailHeading>
      <Text>
        <ShownTexts texts={address} />
      </Text>
      {stations.length > 0 && (
        <ul className={styles.stations}>
          {stations.map(({ name, line, colour, way }) => (
            <li key={`${line} ${name}`} className={styles.station}>
              <span className={styles.lineDot} style={{ backgroundColor: colour }} />
              <span>
                <strong>{name}</strong> <span className={styles.muted}>{line}</span>
              </span>
              <span className={styles.walk}>{way}</span>
            </li>
          ))}
        </ul>
      )}
      {point && (
        <>
          <LocationMap point={point} />
          {!point.isExact && (
            <Text size="sm" tone="muted">
              <FormattedMessage {...messages.approximate} />
            </Text>
          )}
          <Text size="sm">
            <Link href={directionsHref(point)} target="_blank" rel="noopener">
              <FormattedMessage {...placeMessages.directions} />
            </Link>
          </Text>
        </>
      )}
    </section>
  );
};
