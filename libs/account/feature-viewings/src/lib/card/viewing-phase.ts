import type { Viewing, ViewingState } from '@yoodee/api-contract/viewings';
import { minuteMs } from '@yoodee/site';

/** How a viewing is shown: its state, who must answer next, or its outcome. */
export type ViewingPhase =
  | 'answer'
  | 'waiting'
  | 'confirmed'
  | 'over'
  | 'kept'
  | 'no_show'
  | Exclude<ViewingState, 'requested' | 'offered' | 'confirmed'>;

/** Whether its time has passed. */
export const isOver = ({ starts_at, length_min }: Pick<Viewing, 'starts_at' | 'length_min'>, now: number): boolean =>
  starts_at !== null && Date.parse(starts_at) + length_min * minuteMs <= now;

export const phaseOf = (viewing: Viewing, now: number): ViewingPhase => {
  const { state, side, outcome } = viewing;
  switch (state) {
    case 'requested':
      return side === 'selling' ? 'answer' : 'waiting';
    case 'offered':
      return side === 'buying' ? 'answer' : 'waiting';
    case 'confirmed':
      return outcome ?? (isOver(viewing, now) ? 'over' : 'confirmed');
    default:
      return state;
  }
};

/** Whether the viewing waits for an answer or for its time. */
export const isOpen = (viewing: Viewing, now: number): boolean =>
  ['answer', 'waiting', 'confirmed'].includes(phaseOf(viewing, now));

/** The time by which a viewing is sorted: the agreed one, else the first of those to choose from. */
export const timeOf = ({ starts_at, times, created_at }: Viewing): string => starts_at ?? times[0] ?? created_at;
