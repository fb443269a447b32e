import { inLocale } from '@yoodee/i18n/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { SoldPrice } from './sold-price.tsx';

afterEach(cleanup);

it.each([
  [null, ['It is right, use it', 'I do not agree'], 'It is right, use it', true],
  [true, ['I do not agree'], 'I do not agree', false],
  [false, ['It is right, use it'], 'It is right, use it', true],
] as const)('the buyer answers, and can change %j', async (agrees, buttons, press, sent) => {
  const onAnswer = vi.fn();
  render(<SoldPrice asked={{ deal: 'sale', price: 4_300_000, agrees }} onAnswer={onAnswer} />, {
    wrapper: inLocale('en'),
  });

  expect(screen.getByText('The seller says that you bought it for ฿4,300,000')).toBeDefined();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
  await userEvent.click(screen.getByRole('button', { name: press }));
  expect(onAnswer).toHaveBeenCalledWith(sent);
});
