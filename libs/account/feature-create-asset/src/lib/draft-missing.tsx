import type { CallFailure } from '@yoodee/api-client';
import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Button, Container, EmptyState, HStack, Icon, LinkButton } from '@yoodee/ui-kit';
import { cloudOffIcon, fileTextIcon, lockIcon } from '@yoodee/ui-kit/icons';
import { useOnline } from '@yoodee/runtime';
import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './draft-missing.messages.ts';
import { useSignInHref } from './use-sign-in-href.ts';

const NotFound = () => {
  const { myAccount, createAsset } = hrefs(useLocale());
  return (
    <EmptyState
      drawing={<Icon icon={fileTextIcon} size={48} />}
      action={
        <HStack gap={3} wrap justify="center">
          <LinkButton href={myAccount}>
            <FormattedMessage {...messages.toMyAccount} />
          </LinkButton>
          <LinkButton variant="outline" href={createAsset}>
            <FormattedMessage {...messages.createNew} />
          </LinkButton>
        </HStack>
      }
    >
      <FormattedMessage {...messages.notFound} />
    </EmptyState>
  );
};

const SignedOut = () => (
  <EmptyState
    drawing={<Icon icon={lockIcon} size={48} />}
    action={
      <LinkButton href={useSignInHref()}>
        <FormattedMessage {...messages.signIn} />
      </LinkButton>
    }
  >
    <FormattedMessage {...messages.signedOut} />
  </EmptyState>
);

/** Loads the listing again once the connection is back. */
const Offline = ({ onRetry }: { onRetry: () => void }) => {
  const isOnline = useOnline();
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (isOnline) retry();
  }, [isOnline]);
  return (
    <EmptyState
      drawing={<Icon icon={cloudOffIcon} size={48} />}
      action={
        <Button onClick={onRetry}>
          <FormattedMessage {...messages.retry} />
        </Button>
      }
    >
      <FormattedMessage {...messages.offline} />
    </EmptyState>
  );
};

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <EmptyState
    drawing={<Icon icon={cloudOffIcon} size={48} />}
    action={
      <Button onClick={onRetry}>
        <FormattedMessage {...messages.retry} />
      </Button>
    }
  >
    <FormattedMessage {...messages.failed} />
  </EmptyState>
);

export interface DraftMissingProps {
  /** HTTP status of the failure; 0 without a connection; also 404 for an invalid id in the URL. */
  status: number;
  onRetry: () => void;
}

/** Replaces the form or the preview if the draft cannot be loaded. Shows the reason and a link or a retry button. */
export const DraftMissing = ({ status, onRetry }: DraftMissingProps) => (
  <Container>
    <div role="alert">
      {status === 404 && <NotFound />}
      {status === 401 && <SignedOut />}
      {status === 0 && <Offline onRetry={onRetry} />}
      {![0, 401, 404].includes(status) && <Failed onRetry={onRetry} />}
    </div>
  </Container>
);

/** The HTTP status of an RTK Query error. */
export const statusOf = (error: unknown): number => (error as Partial<CallFailure> | undefined)?.status ?? 500;
