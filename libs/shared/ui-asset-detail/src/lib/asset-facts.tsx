import { DetailHeading } from '@yoodee/ui-asset-card';
import { FactsTable, Link, Stack, Text } from '@yoodee/ui-kit';
import { DynamicIcon } from '@yoodee/ui-kit/dynamic-icon';
import { FormattedMessage } from 'react-intl';
import { messages } from './asset-detail.messages.ts';
import type { AmenityView, AssetDetailView } from './asset-detail.view.ts';
import styles from './asset-detail.module.css';

/** A missing fact is neither good nor bad: it is listed, with a link to ask the seller. */
const NotStated = ({ facts, contactId }: { facts: string; contactId: string }) => (
  <Text size="sm" tone="muted">
    <FormattedMessage
      {...messages.notStated}
      values={{ facts, ask: (words) => <Link href={`#${contactId}`}>{words}</Link> }}
    />
  </Text>
);

interface AssetFactsProps extends Pick<AssetDetailView, 'groups' | 'notStated'> {
  /** The seller's card; absent where nobody can be asked. */
  contactId?: string | undefined;
}

/** Every known fact by group. Other unknown facts than those about the place are left out. */
export const AssetFacts = ({ groups, notStated, contactId }: AssetFactsProps) =>
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
      {notStated && contactId && <NotStated facts={notStated} contactId={contactId} />}
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
