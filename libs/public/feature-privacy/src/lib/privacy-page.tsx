import { Container, Heading, Text } from '@yoodee/ui-kit';
import type { PrivacyNotice } from './privacy-notice.types.ts';
import styles from './privacy-page.module.css';

/** The privacy notice: which data of visitors and members is stored, why, and for how long. */
export const PrivacyPage = ({ notice: { title, lead, sections } }: { notice: PrivacyNotice }) => (
  <Container size="prose" className={styles.page}>
    <header className={styles.head}>
      <Heading level={1}>{title}</Heading>
      <Text size="lg" tone="muted">
        {lead}
      </Text>
    </header>
    {sections.map(({ heading, points }) => (
      <section key={heading} className={styles.section}>
        <Heading level={2} size="md">
          {heading}
        </Heading>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
    ))}
  </Container>
);
