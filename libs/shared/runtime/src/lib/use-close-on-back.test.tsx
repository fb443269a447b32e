import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCloseOnBack } from './use-close-on-back.ts';

// jsdom has no popovers.
const toggle = (element: HTMLElement, newState: 'open' | 'closed') =>
  act(() => element.dispatchEvent(Object.assign(new Event('toggle'), { newState })));

const onBack = vi.fn();

const Sheet = () => {
  const sheet = useRef<HTMLElement>(null);
  useCloseOnBack(sheet, onBack);
  return <aside ref={sheet} popover="auto" />;
};

const open = () => {
  render(<Sheet />);
  const sheet = screen.getByRole('complementary', { hidden: true });
  sheet.hidePopover = vi.fn(() => void toggle(sheet, 'closed'));
  toggle(sheet, 'open');
  return sheet;
};

beforeEach(() => history.pushState({ key: 'page' }, '', '/assets'));
afterEach(() => {
  cleanup();
  onBack.mockClear();
});

it('Back closes an open popover and stays on the page', async () => {
  const sheet = open();
  expect(history.state).toEqual({ key: 'page', overlays: 1 });

  history.back();

  await expect.poll(() => onBack.mock.calls.length).toBe(1);
  expect(sheet.hidePopover).toHaveBeenCalledOnce();
  expect(history.state).toEqual({ key: 'page' });
});

it('a popover that is closed in another way leaves no history entry', async () => {
  const sheet = open();

  toggle(sheet, 'closed');

  await expect.poll(() => history.state as unknown).toEqual({ key: 'page' });
  expect(onBack).not.toHaveBeenCalled();
});
