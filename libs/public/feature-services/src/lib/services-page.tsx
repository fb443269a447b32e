import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Container, EmptyState, Grid, Heading, LinkButton, Text } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import { ServiceCard } from './service-card.tsx';
import { messages } from './services-page.messages.ts';
import type { ServicesPageView } from './services-page.view.ts';
import styles from './services-page.module.css';

const cardSizes = '100vw md:50vw xl:390px';

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
        <Grid columns={3} gap={6}>
          {cards.map((service, index) => (
            <ServiceCard
              key={service.slug}
              service={service}
              sizes={cardSizes}
              priority={groupIndex === 0 && index === 0}
            />
          ))}
        </Grid>
      </section>
    ))}
  </Container>
);
