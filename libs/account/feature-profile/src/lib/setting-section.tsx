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

/** One subject of the settings, with the place its link in the side navigation leads to. */
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

/** The sections of the page, to go to. The page's heading says already what they are of. */
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
