import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Container, EmptyState, Heading, LinkButton, Text } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import { ServiceCards } from './service-cards.tsx';
import { messages } from './services-page.messages.ts';
import type { ServicesPageView } from './services-page.view.ts';
import styles from './services-page.module.css';

const NoServices = () => (
  <EmptyState
    action={
      <LinkButton variant="outline" href={hrefs(useLocale()).home}>
        <FormattedMessage {...messages.back} />
      </LinkButton>
    }
  >
    <FormattedMessage {...messages.empty} />
  </EmptyState>
);

/** All services by group. */
export const ServicesPage = ({ view: { groups } }: { view: ServicesPageView }) => (
  <Container className={styles.page}>
    <header className={styles.head}>
      <Heading level={1}>
        <FormattedMessage {...messages.title} />
      </Heading>
      <Text size="lg" tone="muted">
        <FormattedMessage {...messages.lead} />
      </Text>
    </header>
    {groups.length === 0 && <NoServices />}
    {groups.map(({ code, name, cards }, groupIndex) => (
      <section key={code} id={code} className={styles.group} aria-labelledby={`${code}-name`}>
        <Heading level={2} id={`${code}-name`}>
          {name}
        </Heading>
        <ServiceCards services={cards} hasPriority={groupIndex === 0} />
      </section>
    ))}
  </Container>
);
