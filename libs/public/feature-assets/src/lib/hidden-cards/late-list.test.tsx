import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inLocale } from '@yoodee/i18n/testing';
import type { AssetCardView } from '@yoodee/ui-asset-card';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { lastSearch } from '../last-search/last-search.ts';
import { hideAsset, showAllAssets } from '../map/hidden/hidden-assets.ts';
import LateList, { type HiddenCards } from './late-list.tsx';

afterEach(() => {
  cleanup();
  showAllAssets();
  localStorage.clear();
});

const cards = [7, 8, 9].map((id) => ({ id }) as AssetCardView);

/** A list as the page draws it. */
const List = () => {
  const [hidden, setHidden] = useState<HiddenCards | null>(null);
  return (
    <>
      {cards.map(({ id }) => {
        const card = <a key={id} href={`/assets/${id}`}>{`card ${id}`}</a>;
        return hidden?.ids.includes(id) ? (
          <hidden.Plate key={id} id={id}>
            {card}
          </hidden.Plate>
        ) : (
          card
        );
      })}
      <LateList query="province=10" cards={cards} onHidden={setHidden} />
    </>
  );
};
const renderList = () => render(<List />, { wrapper: inLocale('en') });
/** The text of the note, which appears together with the placeholders. */
const note = async () => {
  await screen.findAllByText('You hid this listing');
  return screen.getByRole('status').textContent;
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** The cards that are not inert. */
const shown = () => screen.getAllByText(/^card/).filter((card) => !card.closest('[inert]'));

it('does not change a list without hidden cards, and remembers its search', () => {
  hideAsset(99);
  renderList();

  expect(shown()).toHaveLength(3);
  expect(screen.queryByRole('status')).toBeNull();
  expect(lastSearch.get().query).toBe('province=10');
});

it('puts a plate in place of hidden cards, counts them, and takes hiding back', async () => {
  hideAsset(7);
  hideAsset(9);
  renderList();

  expect(await note()).toBe('You hid 2 listings on this page');
  expect(shown().map(({ textContent }) => textContent)).toEqual(['card 8']);
  expect(screen.getAllByText('You hid this listing')).toHaveLength(2);
  await userEvent.click(screen.getAllByRole('button', { name: 'Stop hiding' })[0]!);

  expect(shown().map(({ textContent }) => textContent)).toEqual(['card 7', 'card 8']);
  expect(localStorage.getItem('hidden-assets')).toBe('[9]');
});

it('shows the hidden cards temporarily, and hides them again', async () => {
  hideAsset(8);
  renderList();

  await press('Show');
  expect(shown()).toHaveLength(3);
  await press('Hide again');

  expect(shown()).toHaveLength(2);
  expect(localStorage.getItem('hidden-assets')).toBe('[8]');
});

it('updates when a card is hidden while the list is shown', async () => {
  renderList();

  act(() => hideAsset(8));

  expect(await note()).toBe('You hid 1 listing on this page');
  expect(shown()).toHaveLength(2);
});
