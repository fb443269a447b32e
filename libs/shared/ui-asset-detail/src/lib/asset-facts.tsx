import { DetailHeading } from '@yoodee/ui-asset-card';
import { FactsTable, Stack } from '@yoodee/ui-kit';
import { DynamicIcon } from '@yoodee/ui-kit/dynamic-icon';
import { FormattedMessage } from 'react-intl';
import { messages } from './asset-detail.messages.ts';
import type { AmenityView, AssetDetailView } from './asset-detail.view.ts';
import styles from './asset-detail.module.css';

/** Every known fact by group; unknown facts are left out. */
export const AssetFacts = ({ groups }: Pick<AssetDetailView, 'groups'>) =>
  groups.length > 0 && (
    <section className={styles.section}>
      <DetailHeading depth={1}>
        <FormattedMessage {...messages.facts} />
      </DetailHeading>
      <Stack gap={6} className={styles.groups}>
        {groups.map(({ group, facts }) => (
          <div key={group}>
            <DetailHeading depth={2} className={styles.groupTitle}>
              <FormattedMessage {...messages[group]} />
            </DetailHeading>
            <FactsTable facts={facts} columns={2} />
          </div>
        ))}
      </Stack>
    </section>
  );

interface AmenitiesProps {
  title: 'facilities' | 'features';
  amenities: readonly AmenityView[];
}

/** The available features, each with its icon. */
export const Amenities = ({ title, amenities }: AmenitiesProps) =>
  amenities.length > 0 && (
    <section className={styles.section}>
      <DetailHeading depth={1}>
        <FormattedMessage {...messages[title]} />
      </DetailHeading>
      <ul className={styles.amenities}>
        {amenities.map(({ name, icon }) => (
          <li key={name}>
            <DynamicIcon icon={icon} size={16} />
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
