import { chosenTimes, emptyTime, type ProposedTime } from '../proposals/proposed-times.ts';

/** What is filled in: a free time, or proposed ones. */
export interface TimeChoice {
  slot: string | null;
  proposals: readonly ProposedTime[];
  /** Times are proposed although some are free. */
  isProposing: boolean;
}

export const emptyChoice: TimeChoice = { slot: null, proposals: [emptyTime], isProposing: false };

export type ChosenTime = { kind: 'slot'; starts_at: string } | { kind: 'proposal'; times: string[] };

/** The choice as the API takes it, where these times are free; null while it is not complete. */
export const chosenTime = (choice: TimeChoice, free: readonly string[]): ChosenTime | null => {
  if (isProposing(choice, free)) {
    const times = chosenTimes(choice.proposals);
    return times && times.length > 0 ? { kind: 'proposal', times } : null;
  }
  return choice.slot !== null && free.includes(choice.slot) ? { kind: 'slot', starts_at: choice.slot } : null;
};

/** Without free times there is nothing to choose from. */
export const isProposing = (choice: TimeChoice, free: readonly string[]): boolean =>
  choice.isProposing || free.length === 0;
