import { afterEach, expect, it, vi } from 'vitest';
import { messageOf } from '../../testing/conversations.ts';
import { memberMemory, storedMessagesMax } from './thread-memory.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 0, minute)).toISOString();
const many = (from: number, count: number) =>
  Array.from({ length: count }, (_, step) => messageOf({ id: from + step, created_at: at(from + step) }));

it('keeps the latest messages of all conversations, and no more than the limit', () => {
  memberMemory(7, 1).writeMessages(many(1, 150));
  memberMemory(7, 2).writeMessages(many(151, 150));

  expect(memberMemory(7, 2).readMessages()).toHaveLength(150);
  expect(memberMemory(7, 1).readMessages()).toHaveLength(storedMessagesMax - 150);
  expect(memberMemory(7, 1).readMessages()[0]!.id).toBe(101);
});

it('keeps a draft per conversation and member', () => {
  memberMemory(7, 1).writeDraft('one');

  expect([memberMemory(7, 1), memberMemory(7, 2), memberMemory(8, 1)].map((one) => one.readDraft())).toEqual([
    'one',
    '',
    '',
  ]);
});

it('ignores what another version has stored', () => {
  localStorage.setItem('member/7/conversation/1/messages', '[{"id":"x"},null]');
  localStorage.setItem('member/7/conversation/1/pending', '{"a":1}');
  localStorage.setItem('member/7/conversation/1/draft', '{{');

  const memory = memberMemory(7, 1);

  expect([memory.readMessages(), memory.readPending(), memory.readDraft()]).toEqual([[], [], '']);
});

it('works in a browser that blocks storage', () => {
  vi.stubGlobal('localStorage', undefined);
  const memory = memberMemory(7, 1);

  memory.writeDraft('one');
  memory.writeMessages(many(1, 3));

  expect(memory.readDraft()).toBe('');
});
