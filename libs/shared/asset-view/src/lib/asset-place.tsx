import { useFormat } from '@yoodee/i18n';
import { Heading, Text } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import { messages } from './asset-detail.messages.ts';
import type { AssetDetailView } from './asset-detail.view.ts';
import styles from './asset-detail.module.css';

/** The address as far as the seller gives it, and the way to the nearest stations. */
export const AssetPlace = ({ address, stations, point }: Pick<AssetDetailView, 'address' | 'stations' | 'point'>) => {
  const format = useFormat();
  if (!address && stations.length === 0) return null;
  return (
    <section className={styles.section}>
      <Heading level={2}>
        <FormattedMessage {...messages.place} />
      </Heading>
      <Text>{address}</Text>
      {point && !point.isExact && (
        <Text size="sm" tone="muted">
          <FormattedMessage {...messages.approximate} />
        </Text>
      )}
      {stations.length > 0 && (
        <ul className={styles.stations}>
          {stations.map(({ name, line, colour, metres, minutes }) => (
            <li key={`${line} ${name}`} className={styles.station}>
              <span className={styles.lineDot} style={{ backgroundColor: colour }} />
              <span>
                <strong>{name}</strong> <span className={styles.muted}>{line}</span>
              </span>
              <span className={styles.walk}>
                <FormattedMessage {...messages.walk} values={{ distance: format.distance(metres), minutes }} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
