import { useLocale } from '@yoodee/i18n';
import { Button, Checkbox, Icon, Link, Notice, Stack, Text } from '@yoodee/ui-kit';
import { sendIcon } from '@yoodee/ui-kit/icons';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { problemsOf } from '../draft/draft-state.ts';
import type { Draft } from '../draft/use-draft.ts';
import { stepHref } from '../form-address.ts';
import { Readiness } from '../steps/missing.tsx';
import { DockedActions } from './docked-actions.tsx';
import { LookAlikesNotice } from './look-alikes-notice.tsx';
import { messages } from './publish-panel.messages.ts';
import type { PublishState } from './use-publish.ts';
import styles from './preview.module.css';

const Failure = ({ draft, state }: Pick<PublishPanelProps, 'draft' | 'state'>) => {
  // Answers that cannot be saved are already listed above; others wait for the network.
  if (state.status === 'unsaved')
    return problemsOf(draft.state).length > 0 ? null : (
      <Notice tone="danger" role="alert">
        <FormattedMessage {...messages.unsaved} />
      </Notice>
    );
  // For `not_ready`, the missing fields are already listed above.
  if (state.status !== 'failed' || state.failure.code === 'not_ready') return null;
  const { status, message } = state.failure;
  return (
    <Notice tone="danger" role="alert">
      {status === 0 ? (
        <FormattedMessage {...messages.offline} />
      ) : (
        <FormattedMessage {...messages.failed} values={{ reason: message }} />
      )}
    </Notice>
  );
};

const FormOnly = ({ id }: { id: number }) => (
  <Text size="sm" tone="muted">
    <FormattedMessage {...messages.formOnly} />{' '}
    <Link href={stepHref(useLocale(), id, 'text', 'contact_channels')}>
      <FormattedMessage {...messages.chooseChannels} />
    </Link>
  </Text>
);

export interface PublishPanelProps {
  draft: Draft;
  state: PublishState;
  onPublish: () => void;
}

/** What a draft still lacks, the declaration of the right to list, and the publish button. */
export const PublishPanel = ({ draft, state, onPublish }: PublishPanelProps) => {
  const [isDeclared, setIsDeclared] = useState(false);
  const [isReminded, setIsReminded] = useState(false);
  const { asset } = draft;
  const isHeld = draft.gaps.length > 0 || problemsOf(draft.state).length > 0;
  const declaration = useRef<HTMLInputElement>(null);
  const press = () => {
    if (isDeclared) return onPublish();
    setIsReminded(true);
    declaration.current?.focus();
  };
  return (
    <>
      <Stack gap={4} className={styles.publish}>
        <Readiness draft={draft} hasFailed={state.status === 'unsaved' || state.status === 'failed'} />
        {asset && <LookAlikesNotice asset={asset} />}
        {asset && !draft.fields.contact_channels?.length && <FormOnly id={asset.id} />}
        <div>
          <Checkbox
            ref={declaration}
            checked={isDeclared}
            aria-invalid={isReminded && !isDeclared}
            onChange={({ target }) => setIsDeclared(target.checked)}
          >
            <FormattedMessage {...messages.declaration} />
          </Checkbox>
          <div role="alert">
            {isReminded && !isDeclared && (
              <Text size="sm" tone="danger">
                <FormattedMessage {...messages.tickFirst} />
              </Text>
            )}
          </div>
        </div>
        <Failure draft={draft} state={state} />
      </Stack>
      <DockedActions>
        <Button size="lg" disabled={isHeld} loading={state.status === 'working'} onClick={press}>
          <Icon icon={sendIcon} />
          <FormattedMessage {...messages.publish} />
        </Button>
      </DockedActions>
    </>
  );
};
