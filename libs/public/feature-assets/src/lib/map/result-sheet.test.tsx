import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inLocale } from '@yoodee/i18n/testing';
import { overlaysGone } from '@yoodee/runtime';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ResultSheet } from './result-sheet.tsx';

beforeAll(() => {
  // The test browser has no pointer capture.
  Element.prototype.setPointerCapture = vi.fn();
});
afterEach(async () => {
  cleanup();
  // The history entry of a closed sheet is removed asynchronously, which must not interfere with the next test.
  await overlaysGone();
});

const renderSheet = () => {
  render(
    <ResultSheet total={12}>
      <a href="/assets/1">the first</a>
    </ResultSheet>,
    { wrapper: inLocale('en') },
  );
  return screen.getByRole('button', { name: '12 listings' });
};
const isOpen = () => screen.getByRole('button', { name: '12 listings' }).getAttribute('aria-expanded') === 'true';

it('is closed at first, and its cards cannot be reached', () => {
  renderSheet();

  expect(isOpen()).toBe(false);
  expect(screen.getByText('the first').closest('[inert]')).not.toBeNull();
});

it('is opened and closed by keys', async () => {
  renderSheet().focus();

  await userEvent.keyboard('{Enter}');
  expect(isOpen()).toBe(true);
  expect(screen.getByText('the first').closest('[inert]')).toBeNull();

  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
});

it('is closed by Back', async () => {
  await userEvent.click(renderSheet());

  history.back();

  await waitFor(() => expect(isOpen()).toBe(false));
});

it('is dragged up, and the click that ends the drag does not close it', () => {
  const handle = renderSheet();

  fireEvent.pointerDown(handle, { clientY: 700 });
  fireEvent.pointerMove(handle, { clientY: 300 });
  fireEvent.pointerUp(handle, { clientY: 300 });
  fireEvent.click(handle);

  expect(isOpen()).toBe(true);
});
