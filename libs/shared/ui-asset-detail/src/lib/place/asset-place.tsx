import { LocationMap } from '@yoodee/map';
import { DetailHeading } from '@yoodee/ui-asset-card';
import { Link, Text } from '@yoodee/ui-kit';
import { Fragment, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from '../asset-detail.messages.ts';
import { messages as placeMessages } from './asset-place.messages.ts';
import type { AssetDetailView } from '../asset-detail.view.ts';
import { ShownTexts } from '../shown-texts.tsx';
import { mapLinks } from './map-links.ts';
import styles from '../asset-detail.module.css';

/** The address as far as the seller gives it, the way to the nearest stations, and a map of both; then `children`. */
export const AssetPlace = ({
  address,
  stations,
  point,
  children,
}: Pick<AssetDetailView, 'address' | 'stations' | 'point'> & { children?: ReactNode }) => {
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
          {stations.map(({ name, line, colour, way, direction }) => (
            <li key={`${line} ${name}`} className={styles.station}>
              <span className={styles.lineDot} style={{ backgroundColor: colour }} />
              <span>
                <strong>{name}</strong> <span className={styles.muted}>{line}</span>
              </span>
              <span className={styles.walk}>
                {way}
                {direction && (
                  <>
                    {' '}
                    <span role="img" aria-label={direction.name}>
                      {direction.arrow}
                    </span>
                  </>
                )}
              </span>
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
            <FormattedMessage {...placeMessages.openIn} />
            {mapLinks(point).map(({ name, href }) => (
              <Fragment key={name}>
                {' · '}
                <Link href={href} target="_blank" rel="noopener">
                  {name}
                </Link>
              </Fragment>
            ))}
          </Text>
        </>
      )}
      {children}
    </section>
  );
};
