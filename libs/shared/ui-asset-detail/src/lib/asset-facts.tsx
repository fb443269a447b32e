import { DetailHeading } from '@yoodee/ui-asset-card';
import { FactsTable, Icon, Stack } from '@yoodee/ui-kit';
import { checkIcon } from '@yoodee/ui-kit/icons';
import { FormattedMessage } from 'react-intl';
import { messages } from './asset-detail.messages.ts';
import type { AssetDetailView } from './asset-detail.view.ts';
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

/** The available features, as a list with ticks. */
export const Amenities = ({ title, names }: { title: 'facilities' | 'features'; names: readonly string[] }) =>
  names.length > 0 && (
    <section className={styles.section}>
      <DetailHeading depth={1}>
        <FormattedMessage {...messages[title]} />
      </DetailHeading>
      <ul className={styles.amenities}>
        {names.map((name) => (
          <li key={name}>
            <Icon icon={checkIcon} size={16} />
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
