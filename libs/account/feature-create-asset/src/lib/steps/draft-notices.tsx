import { isAvailable } from '@yoodee/api-contract';
import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Button, Link, Notice } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import type { Draft } from '../draft/use-draft.ts';
import { useSignInHref } from '../use-sign-in-href.ts';
import { Conflict } from './conflict.tsx';
import { messages } from './draft-notices.messages.ts';

const SignedOut = () => (
  <Notice tone="warning" role="alert">
    <FormattedMessage {...messages.signedOut} />{' '}
    <Link href={useSignInHref()}>
      <FormattedMessage {...messages.signIn} />
    </Link>
  </Notice>
);

/** Said before anything is changed: there is no button that would publish it. */
const ChangesAreLive = ({ id }: { id: number }) => (
  <Notice>
    <FormattedMessage {...messages.live} />{' '}
    <Link href={hrefs(useLocale()).asset(id)}>
      <FormattedMessage {...messages.openPublic} />
    </Link>
  </Notice>
);

/** What the member must know about the draft as a whole. */
export const DraftNotices = ({ draft }: { draft: Draft }) => {
  const { state, session } = draft;
  switch (state.status) {
    case 'conflict':
      return <Conflict draft={draft} />;
    case 'signed_out':
      return <SignedOut />;
    case 'closed':
    case 'gone':
      return (
        <Notice tone="danger" role="alert">
          <FormattedMessage {...messages[state.status]} />
        </Notice>
      );
    default:
      if (state.isMerged)
        return (
          <Notice role="status">
            <FormattedMessage {...messages.merged} />{' '}
            <Button variant="ghost" size="sm" onClick={session.noticeRead}>
              <FormattedMessage {...messages.understood} />
            </Button>
          </Notice>
        );
      return draft.asset && isAvailable(draft.asset) ? <ChangesAreLive id={draft.asset.id} /> : null;
  }
};
