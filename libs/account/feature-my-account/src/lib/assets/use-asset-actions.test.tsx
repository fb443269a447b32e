import { makeStore } from '@yoodee/auth';
import { inLocale } from '@yoodee/i18n/testing';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { myAsset } from '../../testing/my-assets.ts';
import { useAssetActions } from './use-asset-actions.ts';

afterEach(() => vi.unstubAllGlobals());

/** The actions of one listing, with an API whose responses are lost. */
const renderActions = () => {
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    throw new TypeError('Failed to fetch');
  });
  const store = makeStore();
  const InLocale = inLocale('en');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <InLocale>
      <Provider store={store}>
        <MemoryRouter>{children}</MemoryRouter>
      </Provider>
    </InLocale>
  );
  const { result } = renderHook(() => useAssetActions(myAsset({ id: 1 })), { wrapper });
  return { keys, duplicate: () => act(() => result.current.duplicate()) };
};

describe('duplicating a listing', () => {
  it('works where the page is not in a secure context', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const { keys, duplicate } = renderActions();

    await duplicate();

    expect(keys).toEqual([expect.stringMatching(/^.{16,}$/)]);
  });

  it('makes one draft, also when the first answer was lost', async () => {
    const { keys, duplicate } = renderActions();

    await duplicate();
    await duplicate();

    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});
