import { Heading, Text } from '@yoodee/ui-kit';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './setting.messages.ts';
import { settingSections, type SettingSectionName } from './setting-sections.ts';
import styles from './setting.module.css';

export interface SettingSectionProps {
  name: SettingSectionName;
  lead?: ReactNode;
  children: ReactNode;
}

/** One section of the settings. Its `id` is the target of the link in the side navigation. */
export const SettingSection = ({ name, lead, children }: SettingSectionProps) => {
  const titleId = useId();
  return (
    <section id={name} className={styles.section} aria-labelledby={titleId}>
      <div>
        <Heading level={2} id={titleId}>
          <FormattedMessage {...settingSections[name]} />
        </Heading>
        {lead && (
          <Text size="sm" tone="muted">
            {lead}
          </Text>
        )}
      </div>
      {children}
    </section>
  );
};

/** Links to the sections of the page. It has no visible heading, because the page's heading is enough. */
export const SettingNav = () => (
  <nav aria-label={useIntl().formatMessage(messages.title)}>
    <ul className={styles.nav}>
      {Object.entries(settingSections).map(([name, title]) => (
        <li key={name}>
          <a className={styles.navLink} href={`#${name}`}>
            <FormattedMessage {...title} />
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
