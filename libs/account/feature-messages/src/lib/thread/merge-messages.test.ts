import { describe, expect, it } from 'vitest';
import { messageOf } from '../../testing/conversations.ts';
import { withEarlier, withLatest } from './merge-messages.ts';

const of = (...ids: number[]) => ids.map((id) => messageOf({ id }));
const idsOf = ({ messages, hasEarlier }: ReturnType<typeof withLatest>) => [messages.map(({ id }) => id), hasEarlier];

describe('the latest page', () => {
  it.each([
    ['is shown where nothing was', [], false, [5, 6], true, [5, 6], true],
    ['continues the known messages', [3, 4], true, [4, 5], true, [3, 4, 5], true],
    ['keeps that there are none before', [1, 2], false, [2, 3], true, [1, 2, 3], false],
    ['replaces known messages that it does not reach', [1, 2], false, [8, 9], true, [8, 9], true],
    ['is added to all known messages when it is complete', [1, 2], false, [8], false, [1, 2, 8], false],
  ] as const)('%s', (_name, known, hasEarlier, items, has_more, ids, more) => {
    const window = withLatest({ messages: of(...known), hasEarlier }, { items: of(...items), has_more });

    expect(idsOf(window)).toEqual([ids, more]);
  });

  it('has the newer state of a known message', () => {
    const sent = messageOf({ id: 1, mine: true, state: 'sent' });
    const read = messageOf({ id: 1, mine: true, state: 'read' });

    expect(
      withLatest({ messages: [sent], hasEarlier: false }, { items: [read], has_more: false }).messages[0]!.state,
    ).toBe('read');
  });
});

it('an earlier page comes before the known messages', () => {
  const window = withEarlier({ messages: of(5, 6), hasEarlier: true }, { items: of(3, 4), has_more: false });

  expect(idsOf(window)).toEqual([[3, 4, 5, 6], false]);
});
