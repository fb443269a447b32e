import { Container } from '@yoodee/ui-kit';
import { useIntl } from 'react-intl';
import { Preferences } from '../preferences/preferences.tsx';
import { messages } from './contact-bar.messages.ts';
import styles from './contact-bar.module.css';
import { ContactLinks } from './contact-links.tsx';

/** The thin bar at the top: contact details, language and colour mode. */
export const ContactBar = ({ path }: { path: string }) => (
  <section className={styles.bar} aria-label={useIntl().formatMessage(messages.label)}>
    <Container className={styles.inner}>
      <ContactLinks />
      <Preferences path={path} />
    </Container>
  </section>
);
