import { FormattedMessage } from 'react-intl';
import { useWhen } from '../times/use-when.ts';
import { clockOf, dayOf } from '../times/zones.ts';
import { isProposing, type TimeChoice } from './chosen-time.ts';
import { messages } from './time-choice.messages.ts';
import type { FreeTimes } from './time-choice.tsx';

/** The words of the button that books or sends a choice: what a press does. */
export const ChoiceSubmit = ({ free, choice }: { free: FreeTimes; choice: TimeChoice }) => {
  const when = useWhen();
  const { slot } = choice;
  if (free.status === 'ready' && isProposing(choice, free.times)) return <FormattedMessage {...messages.send} />;
  if (free.asksFirst) return <FormattedMessage {...messages.request} />;
  if (slot === null || !free.times.includes(slot)) return <FormattedMessage {...messages.book} />;
  const time = `${when.day(dayOf(slot))} ${clockOf(slot)}`;
  return <FormattedMessage {...messages.bookTime} values={{ time }} />;
};
