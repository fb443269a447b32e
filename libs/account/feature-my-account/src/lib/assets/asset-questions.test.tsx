import { inLocale } from '@yoodee/i18n/testing';
import { cleanup, render, screen } from '@testing-library/react';
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
