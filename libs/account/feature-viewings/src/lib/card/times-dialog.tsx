import type { CallFailure } from '@yoodee/api-client';
import { viewingLimits } from '@yoodee/api-contract/viewing-hours';
import { Button, Field, Notice, Stack, Textarea } from '@yoodee/ui-kit';
import { Dialog } from '@yoodee/ui-kit/dialog';
import {
  bookingMessages,
  ChoiceSubmit,
  chosenTime,
  emptyChoice,
  freeTimesOf,
  loadingTimes,
  TimeChoiceFields,
  type ChosenTime,
  type FreeTimes,
  type TimeChoice,
} from '@yoodee/ui-viewings';
import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetFreeTimesQuery } from '../viewings.api.ts';
import type { Outcome } from '../viewing-requests.ts';
import { messages } from './viewing-steps.messages.ts';

export interface TimesDialogProps {
  isOpen: boolean;
  title: ReactNode;
  /** The asset whose free times the buyer can choose. Null: times are proposed instead. */
  assetId: number | null;
  /** Whether a reason can be given with the times. */
  hasReason: boolean;
  onSend(chosen: ChosenTime, reason: string | null): Promise<Outcome>;
  onClose(): void;
}

const proposeOnly: FreeTimes = { ...loadingTimes, status: 'ready', hasHours: true, isProposalOnly: true };

/**
 * The free times of an asset. If the chosen time was lost, shows the next free ones at once, and all
 * after the refetch.
 */
const useFree = (assetId: number | null, isOpen: boolean) => {
  const query = useGetFreeTimesQuery(assetId ?? 0, {
    skip: assetId === null || !isOpen,
    refetchOnMountOrArgChange: true,
  });
  const [next, setNext] = useState<Pick<FreeTimes, 'times' | 'lost'> | null>(null);
  const failure = query.error as CallFailure | undefined;
  const freeOf = (): FreeTimes => {
    if (assetId === null) return proposeOnly;
    if (query.data) {
      const free = { ...freeTimesOf(query.data), lost: next?.lost ?? null };
      return next && query.isFetching ? { ...free, times: next.times } : free;
    }
    if (failure) return { ...loadingTimes, status: 'failed', reason: failure.status === 0 ? null : failure.message };
    return loadingTimes;
  };
  return { free: freeOf(), retry: () => void query.refetch(), setNext };
};

/** Chooses a free time, or proposes up to three. The input is kept until it is sent. */
export const TimesDialog = ({ isOpen, title, assetId, hasReason, onSend, onClose }: TimesDialogProps) => {
  const { formatMessage } = useIntl();
  const formId = useId();
  const { free, retry, setNext } = useFree(assetId, isOpen);
  const [choice, setChoice] = useState<TimeChoice>(emptyChoice);
  const [reason, setReason] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const [problem, setProblem] = useState<CallFailure | null>(null);
  const [isSending, setSending] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const chosen = chosenTime(choice, free.times);
    setInvalid(!chosen);
    setProblem(null);
    if (!chosen || isSending) return;
    setSending(true);
    const { error } = await onSend(chosen, reason.trim() || null);
    setSending(false);
    if (!error) {
      setChoice(emptyChoice);
      setReason('');
      return onClose();
    }
    if (error.code === 'slot_taken' || error.code === 'slot_past') {
      setChoice({ ...choice, slot: null });
      return setNext({ times: error.free_times ?? [], lost: error.code === 'slot_past' ? 'past' : 'taken' });
    }
    if (Object.keys(error.errors).some((path) => /(?:^|\.)(?:starts_at|times)\b/.test(path))) return setInvalid(true);
    setProblem(error);
  };
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={title}
      closeLabel={formatMessage(messages.back)}
      footer={
        <Button type="submit" form={formId} loading={isSending}>
          <ChoiceSubmit free={free} choice={choice} />
        </Button>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={6}>
          <TimeChoiceFields
            free={free}
            choice={choice}
            onChange={(changed) => {
              setChoice(changed);
              setNext(null);
            }}
            isInvalid={isInvalid}
            onRetry={retry}
          />
          {hasReason && (
            <Field
              label={<FormattedMessage {...messages.reason} />}
              hint={<FormattedMessage {...messages.reasonHint} />}
            >
              <Textarea
                rows={2}
                maxLength={viewingLimits.reason}
                value={reason}
                onChange={({ currentTarget }) => setReason(currentTarget.value)}
              />
            </Field>
          )}
          {problem && (
            <Notice tone="danger" role="alert">
              {problem.status === 0 ? <FormattedMessage {...bookingMessages.again} /> : problem.message}
            </Notice>
          )}
        </Stack>
      </form>
    </Dialog>
  );
};
