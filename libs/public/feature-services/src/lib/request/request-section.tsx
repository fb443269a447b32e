import { useLocale, withMessages, type LazyMessages } from '@yoodee/i18n';
import { brand, type Locale } from '@yoodee/site';
import { Button, Heading, Icon, LinkButton, Notice, Skeleton, Stack, Text } from '@yoodee/ui-kit';
import { lineIcon, phoneIcon } from '@yoodee/ui-kit/icons';
import { FormattedMessage } from 'react-intl';
import type { ServicePageView } from '../service-page.view.ts';
import { messages } from './request-section.messages.ts';
import { useLoaded } from './use-loaded.ts';
import styles from './request-section.module.css';

/** The `id` that links to the form use. */
export const requestId = 'request';

const formMessages: LazyMessages = {
  th: () => import('@yoodee/i18n/messages/service-request/th'),
  en: () => import('@yoodee/i18n/messages/service-request/en'),
};
const loadFormIn = (locale: Locale) => () =>
  withMessages(
    locale,
    import('./request-form.tsx').then(({ RequestForm }) => RequestForm),
    formMessages,
  );
const loadForm = { th: loadFormIn('th'), en: loadFormIn('en') };

const Form = ({ service }: { service: ServicePageView }) => {
  const { Loaded, hasFailed, retry } = useLoaded(loadForm[useLocale()]);
  if (Loaded) return <Loaded key={service.slug} service={service} />;
  if (hasFailed)
    return (
      <Notice tone="warning" role="alert">
        <p>
          <FormattedMessage {...messages.failed} />
        </p>
        <Button variant="outline" size="sm" onClick={retry}>
          <FormattedMessage {...messages.retry} />
        </Button>
      </Notice>
    );
  return <Skeleton className={styles.waiting} />;
};

const Direct = () => {
  const locale = useLocale();
  return (
    <Stack gap={3}>
      <Text size="sm" tone="muted">
        <FormattedMessage {...messages.direct} />
      </Text>
      <div className={styles.direct}>
        <LinkButton variant="outline" href={`tel:${brand.phone.e164}`}>
          <Icon icon={phoneIcon} />
          <FormattedMessage {...messages.call} values={{ phone: brand.phone[locale] }} />
        </LinkButton>
        <LinkButton variant="line" href={brand.line.url} rel="noopener">
          <Icon icon={lineIcon} />
          <FormattedMessage {...messages.line} values={{ id: brand.line.id }} />
        </LinkButton>
      </div>
      <Text size="sm" tone="muted">
        {brand.hours[locale]}
      </Text>
    </Stack>
  );
};

/** Ways to request a service: a form if scripts run; phone and LINE in any case. */
export const RequestSection = ({ service }: { service: ServicePageView }) => (
  <section id={requestId} className={styles.section} aria-labelledby="request-title">
    <div>
      <Heading level={2} id="request-title">
        <FormattedMessage {...messages.title} />
      </Heading>
      <Text tone="muted">
        <FormattedMessage {...messages.lead} />
      </Text>
    </div>
    <div className={styles.form}>
      <Form service={service} />
    </div>
    <noscript>
      <Notice>
        <FormattedMessage {...messages.noScript} />
      </Notice>
    </noscript>
    <Direct />
  </section>
);
