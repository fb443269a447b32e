import { useLocale } from '@yoodee/i18n';
import { useHydrated } from '@yoodee/runtime';
import { brand, hrefs } from '@yoodee/site';
import { Button, Container, Heading, HStack, LinkButton, Stack, Text } from '@yoodee/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { canGoBack } from '../navigation/go-back.ts';
import { ErrorDrawing } from './error-drawing.tsx';
import { messages } from './error-page.messages.ts';
import styles from './error-page.module.css';

export interface ErrorPageProps {
  /** HTTP status; 404 is "Page Not Found", every other one "Internal Server Error". */
  status?: number;
  /** What went wrong, if the reader may know it. */
  description?: string;
  requestId?: string;
  /** URL of the page that failed; a retry may succeed after a server error. */
  path?: string;
  /** A better link than the one to the home page, which follows it. */
  action?: ReactNode;
  /** Crawlers get the status without an error page (behaviours.md E2). */
  isCrawler?: boolean;
}

/**
 * Error page for the content of a layout; sets the document title too. After hydration it shows a back button if the
 * previous page belongs to the site.
 */
export const ErrorPage = ({
  status = 500,
  description,
  requestId,
  path,
  action,
  isCrawler = false,
}: ErrorPageProps) => {
  const locale = useLocale();
  const intl = useIntl();
  const hasPageBefore = useHydrated() && canGoBack();
  if (isCrawler) return null;
  const [title, neutral] =
    status === 404 ? [messages.notFound, messages.notFoundDescription] : [messages.failed, messages.failedDescription];
  const onward =
    action ??
    (status >= 500 && path && (
      <LinkButton href={path}>
        <FormattedMessage {...messages.tryAgain} />
      </LinkButton>
    ));
  return (
    <Container className={styles.page}>
      <title>{`${intl.formatMessage(title)} | ${brand.name[locale]}`}</title>
      <Stack gap={2} align="start">
        <p className={styles.status}>{status}</p>
        <Heading level={1}>
          <FormattedMessage {...title} />
        </Heading>
        <Text tone="muted">{description ?? <FormattedMessage {...neutral} />}</Text>
        {requestId && (
          <Text tone="muted" size="sm">
            <FormattedMessage {...messages.reference} values={{ id: requestId }} />
          </Text>
        )}
        <HStack gap={3} wrap className={styles.actions}>
          {onward}
          <LinkButton href={hrefs(locale).home} variant={onward ? 'outline' : 'solid'}>
            <FormattedMessage {...messages.home} />
          </LinkButton>
          {hasPageBefore && (
            <Button variant="outline" onClick={() => history.back()}>
              <FormattedMessage {...messages.back} />
            </Button>
          )}
        </HStack>
      </Stack>
      <ErrorDrawing />
    </Container>
  );
};
