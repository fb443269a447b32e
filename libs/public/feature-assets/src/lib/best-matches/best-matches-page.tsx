import { Container, Heading, Link, Text } from '@yoodee/ui-kit';
import type { BestMatchesView } from './best-matches.view.ts';
import styles from './best-matches-page.module.css';

/** The ranking rules of best matches, and why each listing of a search ranks where it does. */
export const BestMatchesPage = ({ view: { texts, listHref, items } }: { view: BestMatchesView }) => (
  <Container size="prose" className={styles.page}>
    <header className={styles.head}>
      <Heading level={1}>{texts.title}</Heading>
      <Text size="lg" tone="muted">
        {texts.lead}
      </Text>
      <Link href={listHref}>{texts.back}</Link>
    </header>
    <section className={styles.section}>
      <Heading level={2} size="md">
        {texts.how}
      </Heading>
      <ol className={styles.rules}>
        {texts.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
    </section>
    {items.length === 0 ? (
      <Text>{texts.none}</Text>
    ) : (
      <ul className={styles.items}>
        {items.map(({ place, title, href, reasons }) => (
          <li key={href} className={styles.item}>
            <span className={styles.place}>{place}</span>
            <div>
              <Link href={href} lang={title.lang}>
                {title.text}
              </Link>
              <Text size="sm" tone="muted">
                {reasons.join(' · ')}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    )}
  </Container>
);
