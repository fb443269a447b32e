import { describe, expect, it } from 'vitest';
import { viewingOf } from '../../testing/viewings.ts';
import { isOpen, phaseOf, timeOf } from './viewing-phase.ts';

const now = Date.parse('2026-11-28T07:10:00.000Z');

describe('the phase of a viewing', () => {
  it.each([
    ['requested', 'selling', 'answer'],
    ['requested', 'buying', 'waiting'],
    ['offered', 'selling', 'waiting'],
    ['offered', 'buying', 'answer'],
    ['declined', 'buying', 'declined'],
    ['cancelled', 'selling', 'cancelled'],
    ['expired', 'selling', 'expired'],
  ] as const)('%s is for the %s side: %s', (state, side, phase) => {
    expect(phaseOf(viewingOf({ state, side, starts_at: null }), now)).toBe(phase);
  });

  it.each([
    ['before its end', '2026-11-28T06:41:00.000Z', null, 'confirmed', true],
    ['after its end', '2026-11-28T06:40:00.000Z', null, 'over', false],
    ['that took place', '2026-11-27T06:40:00.000Z', 'kept', 'kept', false],
    ['to which the other did not come', '2026-11-27T06:40:00.000Z', 'no_show', 'no_show', false],
  ] as const)('an agreed one %s', (_when, starts_at, outcome, phase, open) => {
    const viewing = viewingOf({ starts_at, outcome });

    expect(phaseOf(viewing, now)).toBe(phase);
    expect(isOpen(viewing, now)).toBe(open);
  });
});

it.each([
  [{ starts_at: '2026-11-28T07:00:00.000Z' }, '2026-11-28T07:00:00.000Z'],
  [{ starts_at: null, times: ['2026-11-29T07:00:00.000Z'] }, '2026-11-29T07:00:00.000Z'],
  [{ starts_at: null, times: [], created_at: '2026-11-20T07:00:00.000Z' }, '2026-11-20T07:00:00.000Z'],
])('its place in an agenda is the agreed time, else the first one to choose', (change, time) => {
  expect(timeOf(viewingOf(change))).toBe(time);
});
