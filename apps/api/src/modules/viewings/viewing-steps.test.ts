import { expect, it } from 'vitest';
import { viewingStates, viewingSteps, type ViewingState, type ViewingStep } from '@yoodee/api-contract/viewings';
import { conversationRoles, type ConversationRole } from '../../db/schema/conversations.ts';
import { isPossible, stepsFor, viewingRules, type Standing } from './viewing-steps.ts';

const now = new Date('2026-11-26T03:00:00Z');
const later = new Date('2026-11-27T03:00:00Z');
const earlier = new Date('2026-11-25T03:00:00Z');

const standingOf = (state: ViewingState, isAhead: boolean): Standing => ({
  state,
  starts_at: state === 'confirmed' ? (isAhead ? later : earlier) : null,
  answer_by: state === 'requested' || state === 'offered' ? (isAhead ? later : earlier) : null,
  now,
});

/** All that is possible: state, whether its time is ahead, role and steps. Everything else is not. */
const possible: [ViewingState, boolean, ConversationRole, ViewingStep[]][] = [
  ['requested', true, 'seller', ['accept', 'propose', 'decline']],
  ['requested', true, 'buyer', ['move', 'cancel']],
  ['offered', true, 'buyer', ['accept', 'propose', 'decline']],
  ['offered', true, 'seller', ['move', 'cancel']],
  ['confirmed', true, 'seller', ['move', 'cancel']],
  ['confirmed', true, 'buyer', ['move', 'cancel']],
  ['confirmed', false, 'seller', ['kept', 'no_show']],
  ['confirmed', false, 'buyer', ['kept', 'no_show']],
];

const all = viewingStates.flatMap((state) =>
  [true, false].flatMap((isAhead) => conversationRoles.map((role) => [state, isAhead, role] as const)),
);

it.each(all)('%s, ahead %s: the %s has exactly the steps of the table', (state, isAhead, role) => {
  const [, , , expected = []] = possible.find((one) => one[0] === state && one[1] === isAhead && one[2] === role) ?? [];

  expect(stepsFor(role, standingOf(state, isAhead))).toEqual(expected);
});

it.each(viewingSteps)('%s leads to a state of the contract, or stays', (step) => {
  const { to } = viewingRules[step];

  for (const role of conversationRoles) if (to) expect(viewingStates).toContain(to[role]);
});

it.each([
  ['accept', 'confirmed', 'confirmed'],
  ['propose', 'offered', 'requested'],
  ['move', 'offered', 'requested'],
  ['decline', 'declined', 'declined'],
  ['cancel', 'cancelled', 'cancelled'],
] as const)('%s by the seller leads to %s, by the buyer to %s', (step, bySeller, byBuyer) => {
  expect(viewingRules[step].to).toEqual({ seller: bySeller, buyer: byBuyer });
});

it('lets the outcome be told for two weeks', () => {
  const starts_at = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const standing = { state: 'confirmed', answer_by: null, now } as const;

  expect(isPossible('kept', 'buyer', { ...standing, starts_at: starts_at(13.9) })).toBe(true);
  expect(isPossible('kept', 'buyer', { ...standing, starts_at: starts_at(14) })).toBe(false);
});
