import { useOutcome } from '@yoodee/account-ui-parts';
import type { Viewing, ViewingStepInput } from '@yoodee/api-contract/viewings';
import type { ChosenTime } from '@yoodee/ui-viewings';
import { useIntl } from 'react-intl';
import type { Outcome, ViewingRequests } from '../viewing-requests.ts';
import { messages } from './viewing-steps.messages.ts';

const doneWith = (action: ViewingStepInput, { state }: Viewing) => {
  switch (action.step) {
    case 'accept':
      return messages.accepted;
    case 'propose':
      return messages.proposed;
    case 'move':
      return state === 'confirmed' ? messages.moved : messages.moveAsked;
    case 'decline':
      return messages.declined;
    case 'cancel':
      return messages.cancelled;
    case 'kept':
    case 'no_show':
      return messages.noted;
  }
};

/** The steps of a viewing, each with its result in a toast. Errors of `sendTimes` are shown by the dialog instead. */
export const useSteps = (viewing: Viewing, requests: ViewingRequests) => {
  const { formatMessage } = useIntl();
  const { done, failed } = useOutcome();
  const { id, outcome } = viewing;
  const take = async (action: ViewingStepInput): Promise<Outcome> => {
    const result = await requests.step(id, action);
    if (!result.data) return result;
    const isChanged = (action.step === 'kept' || action.step === 'no_show') && outcome !== null;
    const undo = isChanged ? () => void requests.step(id, { step: outcome }) : undefined;
    done(formatMessage(doneWith(action, result.data)), undo, `viewing-${id}`);
    return result;
  };
  return {
    take: async (action: ViewingStepInput) => {
      const { error } = await take(action);
      if (error) failed(error);
      return !error;
    },
    /** Sends other times. The dialog shows a failure itself. */
    sendTimes: (step: 'propose' | 'move', chosen: ChosenTime, reason: string | null) =>
      take({ step, times: chosen.kind === 'slot' ? [chosen.starts_at] : chosen.times, reason }),
  };
};
