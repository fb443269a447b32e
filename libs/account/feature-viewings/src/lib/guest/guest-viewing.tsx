import type { CallFailure } from '@yoodee/api-client';
import { Loaded } from '@yoodee/account-ui-parts';
import { useLocale } from '@yoodee/i18n';
import { hrefs, minuteMs } from '@yoodee/site';
import { Heading, Link, LinkButton, Stack, Text } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import { ViewingCard } from '../card/viewing-card.tsx';
import { useLinkRequests } from '../viewing-requests.ts';
import { useGetViewingsOfLinkQuery } from '../viewings.api.ts';
import { messages } from './guest-viewing.messages.ts';

/** One viewing of a visitor without an account, opened by the link that they got when they booked it. */
export const GuestViewing = ({ token }: { token: string }) => {
  const to = hrefs(useLocale());
  const query = useGetViewingsOfLinkQuery(token, {
    refetchOnMountOrArgChange: true,
    pollingInterval: minuteMs,
    skipPollingIfUnfocused: true,
  });
  const requests = useLinkRequests(token);
  const signInHref = to.authenticate(to.myAccountTab('viewings'));
  const status = (query.error as CallFailure | undefined)?.status;
  // Unknown and expired links look the same.
  if (status === 404 || status === 400)
    return (
      <Stack gap={4}>
        <Heading level={1}>
          <FormattedMessage {...messages.gone} />
        </Heading>
        <Text>
          <FormattedMessage {...messages.goneText} />
        </Text>
        <div>
          <LinkButton href={signInHref}>
            <FormattedMessage {...messages.signIn} />
          </LinkButton>
        </div>
      </Stack>
    );
  return (
    <Stack gap={4}>
      <Heading level={1} size="lg">
        <FormattedMessage {...messages.title} />
      </Heading>
      <Loaded query={query} rows={1} rowHeight="16rem">
        {({ items }) =>
          items.map((viewing) => (
            <ViewingCard key={viewing.id} viewing={viewing} requests={requests} headingLevel={2} />
          ))
        }
      </Loaded>
      <Text size="sm" tone="muted">
        <FormattedMessage {...messages.keep} />{' '}
        <Link href={signInHref}>
          <FormattedMessage {...messages.signIn} />
        </Link>
      </Text>
    </Stack>
  );
};
