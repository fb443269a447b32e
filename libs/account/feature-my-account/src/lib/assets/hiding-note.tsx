import { useOutcome } from '@yoodee/account-ui-parts';
import { appealTextMax, type Hiding } from '@yoodee/api-contract/appeals';
import { reportReasons } from '@yoodee/api-contract/reports';
import { useLocale } from '@yoodee/i18n';
import { Button, Field, Stack, Text, Textarea } from '@yoodee/ui-kit';
import { Dialog } from '@yoodee/ui-kit/dialog';
import { useId, useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAppealHidingMutation } from '../my-account.api.ts';
import styles from './assets.module.css';
import { canAppeal } from './can-appeal.ts';
import { messages } from './hiding-note.messages.ts';

interface AppealProps {
  assetId: number;
  title: string;
  isOpen: boolean;
  onEnd(): void;
}

/** Asks for the text of the appeal. Typed text stays when the dialog is closed or the request fails. */
const AppealDialog = ({ assetId, title, isOpen, onEnd }: AppealProps) => {
  const { formatMessage } = useIntl();
  const formId = useId();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [appeal, { isLoading }] = useAppealHidingMutation();
  const { done, failed } = useOutcome();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(!text.trim());
    if (!text.trim() || isLoading) return;
    const { error } = await appeal({ id: assetId, text });
    if (error) return failed(error);
    done(formatMessage(messages.sent));
    onEnd();
  };
  return (
    <Dialog
      size="sm"
      open={isOpen}
      onClose={onEnd}
      title={<FormattedMessage {...messages.ask} />}
      closeLabel={formatMessage(messages.close)}
      footer={
        <Button type="submit" form={formId} loading={isLoading}>
          <FormattedMessage {...messages.send} />
        </Button>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={4}>
          <Text>
            <FormattedMessage {...messages.once} values={{ title }} />
          </Text>
          <Field
            label={<FormattedMessage {...messages.words} />}
            error={isMissing && !text.trim() && <FormattedMessage {...messages.wordsMissing} />}
            required
          >
            <Textarea
              rows={4}
              maxLength={appealTextMax}
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
};

const because = {
  reports: messages.reports,
  operations: messages.operations,
  suspension: messages.suspension,
} as const satisfies Record<Hiding['because'], object>;

const stateOf = ({ reasons, appealed_at, refused_at }: Hiding) => {
  if (refused_at) return messages.refused;
  if (appealed_at) return messages.pending;
  return reasons.length > 0 ? messages.checking : null;
};

/** Why a listing is hidden, and the one appeal of its owner. */
export const HidingNote = ({ assetId, title, hiding }: { assetId: number; title: string; hiding: Hiding }) => {
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const state = stateOf(hiding);
  return (
    <Stack gap={2}>
      <div>
        <Text size="sm">
          <FormattedMessage {...because[hiding.because]} />
        </Text>
        {hiding.reasons.length > 0 && (
          <ul className={styles.reasons}>
            {hiding.reasons.map((reason) => (
              <Text key={reason} as="li" size="sm">
                {reportReasons[reason][locale]}
              </Text>
            ))}
          </ul>
        )}
      </div>
      {state && (
        <Text size="sm" tone="muted">
          <FormattedMessage {...state} />
        </Text>
      )}
      {canAppeal(hiding) && (
        <div>
          <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
            <FormattedMessage {...messages.ask} />
          </Button>
        </div>
      )}
      <AppealDialog {...{ assetId, title }} isOpen={isAsking} onEnd={() => setAsking(false)} />
    </Stack>
  );
};
