import { appealTextMax, type Hiding } from '@yoodee/api-contract/appeals';
import { reportReasons } from '@yoodee/api-contract/reports';
import { useLocale } from '@yoodee/i18n';
import { Button, Field, Stack, Text, Textarea } from '@yoodee/ui-kit';
import { Dialog } from '@yoodee/ui-kit/dialog';
import { useId, useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAppealHidingMutation } from '../my-account.api.ts';
import { useOutcome } from '../parts/outcome.ts';
import { messages } from './hiding-note.messages.ts';

interface AppealProps {
  assetId: number;
  title: string;
  isOpen: boolean;
  onEnd(): void;
}

/** Asks for the owner's words. Typed words stay when the dialog is closed or the request fails. */
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
            error={isMissing && <FormattedMessage {...messages.wordsMissing} />}
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

/** Why a listing is hidden, and the one appeal of its owner. */
export const HidingNote = ({ assetId, title, hiding }: { assetId: number; title: string; hiding: Hiding }) => {
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const { reasons, appealed_at, refused_at } = hiding;
  const state = refused_at ? messages.refused : appealed_at ? messages.pending : null;
  return (
    <Stack gap={2}>
      <Text size="sm">
        <FormattedMessage {...because[hiding.because]} />
        {reasons.length > 0 && ` (${reasons.map((reason) => reportReasons[reason][locale]).join(', ')})`}
      </Text>
      {state && (
        <Text size="sm" tone="muted">
          <FormattedMessage {...state} />
        </Text>
      )}
      {!appealed_at && hiding.because !== 'suspension' && (
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
