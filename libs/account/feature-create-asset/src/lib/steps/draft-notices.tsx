import { assetField, plainText, type AssetFieldName, type PartialAsset } from '@yoodee/api-contract';
import { fieldText } from '@yoodee/asset-view';
import { useLocale } from '@yoodee/i18n';
import { Button, HStack, Link, Notice } from '@yoodee/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { clashesOf } from '../draft/draft-state.ts';
import type { Draft } from '../draft/use-draft.ts';
import { useFieldTexts } from '../fields/use-field-texts.ts';
import { useSignInHref } from '../use-sign-in-href.ts';
import { messages } from './draft-notices.messages.ts';
import styles from './draft-notices.module.css';

const ClashingField = ({ name, mine, theirs }: { name: AssetFieldName; mine: PartialAsset; theirs: PartialAsset }) => {
  const intl = useIntl();
  const locale = useLocale();
  const { label } = useFieldTexts();
  const { kind } = assetField(name);
  const said = (fields: PartialAsset) =>
    plainText(fieldText(name, fields, locale) ?? '') || intl.formatMessage(messages.empty);
  return (
    <li>
      <strong>{label(name)}</strong>
      {/* A code says nothing to a member; that the place differs does. */}
      {kind !== 'code' && (
        <>
          <p className={styles.value}>
            <FormattedMessage {...messages.yours} values={{ value: said(mine) }} />
          </p>
          <p className={styles.value}>
            <FormattedMessage {...messages.theirs} values={{ value: said(theirs) }} />
          </p>
        </>
      )}
    </li>
  );
};

const Conflict = ({ draft: { state, session } }: { draft: Draft }) => {
  const { theirs } = state;
  if (!theirs) return null;
  return (
    <Notice tone="warning" role="alert" title={<FormattedMessage {...messages.conflictTitle} />}>
      <p>
        <FormattedMessage {...messages.conflict} />
      </p>
      <ul className={styles.clashes}>
        {clashesOf(state, theirs).map((name) => (
          <ClashingField key={name} name={name} mine={state.edits} theirs={theirs} />
        ))}
      </ul>
      <HStack gap={3} wrap>
        <Button onClick={() => session.decide('mine')}>
          <FormattedMessage {...messages.keepMine} />
        </Button>
        <Button variant="outline" onClick={() => session.decide('theirs')}>
          <FormattedMessage {...messages.takeTheirs} />
        </Button>
      </HStack>
    </Notice>
  );
};

const SignedOut = () => (
  <Notice tone="warning" role="alert">
    <FormattedMessage {...messages.signedOut} />{' '}
    <Link href={useSignInHref()}>
      <FormattedMessage {...messages.signIn} />
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
      return (
        state.isMerged && (
          <Notice role="status">
            <FormattedMessage {...messages.merged} />{' '}
            <Button variant="ghost" size="sm" onClick={session.noticeRead}>
              <FormattedMessage {...messages.understood} />
            </Button>
          </Notice>
        )
      );
  }
};
