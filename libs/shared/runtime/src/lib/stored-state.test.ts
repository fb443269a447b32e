import { beforeEach, expect, it, vi } from 'vitest';
import { createStoredState } from './stored-state.ts';

interface Numbers {
  numbers: readonly number[];
}

const parse = (stored: unknown): Numbers => {
  const { numbers } = Object(stored) as Partial<Numbers>;
  return { numbers: Array.isArray(numbers) ? numbers : [] };
};
const create = () => createStoredState({ key: 'numbers', parse });
const writeInOtherTab = (text: string) => {
  localStorage.setItem('numbers', text);
  dispatchEvent(new StorageEvent('storage', { key: 'numbers' }));
};

beforeEach(() => localStorage.clear());

it('is read again on the next page', () => {
  create().update({ numbers: [1, 2] });

  expect(create().get()).toEqual({ numbers: [1, 2] });
});

it.each(['', 'null', '7', '{', '{"numbers":7}'])('ignores the invalid value %j', (text) => {
  localStorage.setItem('numbers', text);

  expect(create().get()).toEqual({ numbers: [] });
});

it('follows other tabs while it has a listener', () => {
  const state = create();
  const listener = vi.fn();
  const unsubscribe = state.subscribe(listener);

  writeInOtherTab('{"numbers":[4]}');
  expect(state.get()).toEqual({ numbers: [4] });
  unsubscribe();
  writeInOtherTab('{"numbers":[]}');

  expect(listener).toHaveBeenCalledOnce();
});

it('reads what another tab stored before the first listener', () => {
  const state = create();
  state.get();
  localStorage.setItem('numbers', '{"numbers":[4]}');

  state.subscribe(() => undefined);

  expect(state.get()).toEqual({ numbers: [4] });
});

it('stays in memory when storage refuses it', () => {
  const refusing = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const state = create();

  state.update({ numbers: [1] });

  expect(state.get()).toEqual({ numbers: [1] });
  refusing.mockRestore();
});

it('stores what serialize returns', () => {
  const state = createStoredState({
    key: 'numbers',
    parse,
    serialize: ({ numbers }) => ({ numbers: numbers.slice(1) }),
  });

  state.update({ numbers: [1, 2] });

  expect(state.get()).toEqual({ numbers: [1, 2] });
  expect(localStorage.getItem('numbers')).toBe('{"numbers":[2]}');
});
