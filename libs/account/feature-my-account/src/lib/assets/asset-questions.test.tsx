import { inLocale } from '@yoodee/i18n/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { myAsset } from '../../testing/my-assets.ts';
import { CloseQuestion, RemoveQuestion } from './asset-questions.tsx';
import type { AssetActions } from './use-asset-actions.ts';

afterEach(cleanup);

it.each([
  ['a deletion', RemoveQuestion, 'Delete', true],
  ['closing a listing', CloseQuestion, 'Close', false],
] as const)(
  '%s is confirmed by a button that warns by its colour only if something is lost',
  (_what, Ask, name, warns) => {
    const actions = { isBusy: false } as AssetActions;
    render(<Ask asset={myAsset()} title="Thong Lo condo" actions={actions} isOpen onEnd={vi.fn()} />, {
      wrapper: inLocale('en'),
    });

    const confirm = screen.getAllByRole('button').at(-1)!;
    expect(confirm.textContent).toContain(name);
    expect(confirm.classList.contains('y-button--variant_danger')).toBe(warns);
  },
);

it.each([
  ['4,300,000', { price: 4_300_000, agrees: false }],
  ['', undefined],
])('a listing is closed with what it went for, which is optional: %j', async (typed, soldFor) => {
  const close = vi.fn(async () => true);
  const actions = { isBusy: false, close } as Partial<AssetActions> as AssetActions;
  const user = userEvent.setup();
  render(<CloseQuestion asset={myAsset()} title="Thong Lo condo" actions={actions} isOpen onEnd={vi.fn()} />, {
    wrapper: inLocale('en'),
  });
  const field = screen.getByRole('textbox', { name: /^Price it sold for/ });
  if (typed) await user.type(field, typed);
  await user.click(screen.getAllByRole('button').at(-1)!);

  expect(close).toHaveBeenCalledWith('sold', soldFor);
});
