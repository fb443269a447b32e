import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Button, Link, Notice } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import type { ChangesPanelProps } from '../changes/changes-panel.tsx';
import { arePicturesChanged, changedGroups } from '../changes/listing-changes.ts';
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

/** Says which version of an edited listing visitors see, and links to the page that publishes the changes. */
const OpenChanges = ({ draft: { fields }, asset, published }: ChangesPanelProps) => {
  const { asset: page, createAssetPreview } = hrefs(useLocale());
  const isOpen = changedGroups(published, fields).length > 0 || arePicturesChanged(published, asset);
  return (
    <Notice>
      <FormattedMessage {...(isOpen ? messages.open : messages.live)} />{' '}
      <Link href={isOpen ? createAssetPreview(asset.id) : page(asset.id)}>
        <FormattedMessage {...(isOpen ? messages.review : messages.openPublic)} />
      </Link>
    </Notice>
  );
};

export interface DraftNoticesProps {
  draft: Draft;
  /** Set on pages that already list the changes. */
  hideChanges?: boolean;
}

/** Notices about the draft. */
export const DraftNotices = ({ draft, hideChanges }: DraftNoticesProps) => {
  const { state, session, asset } = draft;
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
      return asset?.published && !hideChanges ? (
        <OpenChanges draft={draft} asset={asset} published={asset.published} />
      ) : null;
  }
};
