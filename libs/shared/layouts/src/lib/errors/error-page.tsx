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
  /** Address of the page that failed: a failure of ours may be over by the next try. */
  path?: string;
  /** Link that leads on from this error better than the way home, which follows it. */
  action?: ReactNode;
  /** A crawler gets the status alone, and no page about it (behaviours.md E2). */
  isCrawler?: boolean;
}

/**
 * For the content of a layout; names the document too. Offers the way back once hydrated, where the page before belongs
 * to the site.
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
