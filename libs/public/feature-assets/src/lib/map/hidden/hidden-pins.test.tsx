import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inLocale } from '@yoodee/i18n/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { showAllAssets, useHiddenAssets } from './hidden-assets.ts';
import { HiddenPins } from './hidden-pins.tsx';

afterEach(() => {
  cleanup();
  showAllAssets();
  localStorage.clear();
  vi.restoreAllMocks();
});

const Ids = () => <output>{useHiddenAssets().join()}</output>;
const renderMap = () =>
  render(
    <>
      <Ids />
      <HiddenPins />
      <HiddenPins chosenId={7} />
    </>,
    { wrapper: inLocale('en') },
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const hidden = () => screen.getByRole('status').textContent;

it('hides an asset in this browser, shows it again, and restores all', async () => {
  renderMap();
  expect(screen.queryByRole('button', { name: /Restore/ })).toBeNull();

  await press('Not interested, hide');
  expect(hidden()).toBe('7');
  expect(localStorage.getItem('hidden-assets')).toBe('[7]');

  await press('Stop hiding');
  expect(hidden()).toBe('');

  await press('Not interested, hide');
  await press('Restore 1 hidden listing');
  expect(hidden()).toBe('');
});

it('syncs with another tab, and ignores anything but a list of ids', () => {
  renderMap();
  const written = (value: string) => {
    localStorage.setItem('hidden-assets', value);
    window.dispatchEvent(new StorageEvent('storage', { key: 'hidden-assets' }));
  };

  written('[8,"<b>",9,null]');
  return vi
    .waitFor(() => expect(hidden()).toBe('8,9'))
    .then(() => {
      written('{"a":');
      return vi.waitFor(() => expect(hidden()).toBe(''));
    });
});

it('hides assets until the page is left when storage is blocked', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  renderMap();

  await press('Not interested, hide');

  expect(hidden()).toBe('7');
});
