import { Button, Checkbox, Icon, Notice, Stack, Text } from '@yoodee/ui-kit';
import { sendIcon } from '@yoodee/ui-kit/icons';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Draft } from '../draft/use-draft.ts';
import { Problems, PublishGaps } from '../steps/missing.tsx';
import { LookAlikesNotice } from './look-alikes-notice.tsx';
import { messages } from './publish-panel.messages.ts';
import type { PublishState } from './use-publish.ts';
import styles from './preview.module.css';

const Failure = ({ draft, state }: Pick<PublishPanelProps, 'draft' | 'state'>) => {
  if (state.status === 'unsaved')
    return (
      <Notice tone="danger" role="alert" title={<FormattedMessage {...messages.unsaved} />}>
        <Problems draft={draft} />
      </Notice>
    );
  // What is missing is listed above, point by point.
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

export interface PublishPanelProps {
  draft: Draft;
  state: PublishState;
  onPublish: () => void;
}

/** What is missing, the declaration of the right to list, and the button. A listing that was published has none of it. */
export const PublishPanel = ({ draft, state, onPublish }: PublishPanelProps) => {
  const [isDeclared, setIsDeclared] = useState(false);
  const [isReminded, setIsReminded] = useState(false);
  const { asset, gaps } = draft;
  if (asset && asset.status !== 'draft') return null;
  const press = () => (isDeclared ? onPublish() : setIsReminded(true));
  return (
    <Stack gap={4} className={styles.publish}>
      <PublishGaps draft={draft} />
      {asset && <LookAlikesNotice asset={asset} />}
      <div>
        <Checkbox
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
      <Button size="lg" disabled={gaps.length > 0} loading={state.status === 'working'} onClick={press}>
        <Icon icon={sendIcon} />
        <FormattedMessage {...messages.publish} />
      </Button>
      <Failure draft={draft} state={state} />
    </Stack>
  );
};
