import type { ViewingState, ViewingStep } from '@yoodee/api-contract/viewings';
import { viewingSteps } from '@yoodee/api-contract/viewings';
import { dayMs } from '@yoodee/site';
import type { ConversationRole } from '../../db/schema/conversations.ts';

const [seller, buyer, both]: (readonly ConversationRole[])[] = [['seller'], ['buyer'], ['seller', 'buyer']];

interface Rule {
  /** Who may take the step, by the state in which it is possible. */
  from: Partial<Record<ViewingState, readonly ConversationRole[]>>;
  /** The state after it, by who took it; null when it stays. */
  to: Record<ConversationRole, ViewingState> | null;
  /** Steps towards a viewing are for the time before it, the outcome for afterwards. */
  when: 'before' | 'after';
}

/** The other side is to answer. */
const asked = { seller: 'offered', buyer: 'requested' } as const;
const always = (state: ViewingState) => ({ seller: state, buyer: state });

/** The state machine. `requested` waits for the seller, `offered` for the buyer. */
export const viewingRules: Record<ViewingStep, Rule> = {
  accept: { from: { requested: seller!, offered: buyer! }, to: always('confirmed'), when: 'before' },
  propose: { from: { requested: seller!, offered: buyer! }, to: asked, when: 'before' },
  decline: { from: { requested: seller!, offered: buyer! }, to: always('declined'), when: 'before' },
  // The side that waits for an answer may propose other times too.
  move: { from: { requested: buyer!, offered: seller!, confirmed: both! }, to: asked, when: 'before' },
  cancel: {
    from: { requested: buyer!, offered: seller!, confirmed: both! },
    to: always('cancelled'),
    when: 'before',
  },
  kept: { from: { confirmed: both! }, to: null, when: 'after' },
  no_show: { from: { confirmed: both! }, to: null, when: 'after' },
};

/** What decides which steps are possible. */
export interface Standing {
  state: ViewingState;
  starts_at: Date | null;
  answer_by: Date | null;
  now: Date;
}

/** The outcome can be told, and changed, for this long. */
const outcomeDays = 14;

const isTimely = ({ starts_at, answer_by, state, now }: Standing, when: Rule['when']): boolean => {
  if (state !== 'confirmed') return when === 'before' && answer_by !== null && answer_by > now;
  if (starts_at === null) return false;
  const isBefore = now < starts_at;
  const isRecent = now.getTime() < starts_at.getTime() + outcomeDays * dayMs;
  return when === 'before' ? isBefore : !isBefore && isRecent;
};

/** Whether a side may take a step now. */
export const isPossible = (step: ViewingStep, role: ConversationRole, standing: Standing): boolean => {
  const { from, when } = viewingRules[step];
  return (from[standing.state]?.includes(role) ?? false) && isTimely(standing, when);
};

/** The steps that a side may take now, in the order of the contract. */
export const stepsFor = (role: ConversationRole, standing: Standing): ViewingStep[] =>
  viewingSteps.filter((step) => isPossible(step, role, standing));
