import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { showCosts } from '../testing/show-costs.tsx';

afterEach(cleanup);

describe('the costs', () => {
  const transferable = { title_deed_type: 'condo_title', transfer_fee_payer: 'half', price_sale: 3_000_000 } as const;

  it('are calculated from assumptions, which are listed', () => {
    showCosts({ ...transferable, year_built: null });

    expect(screen.getByRole('row', { name: 'Transfer fee ฿30,000 ฿30,000' })).toBeDefined();
    expect(screen.getByRole('row', { name: 'Mortgage registration ฿27,000 ฿0' })).toBeDefined();
    expect(screen.getByRole('row', { name: 'Stamp duty ฿0 ฿15,000' })).toBeDefined();
    expect(screen.getByRole('row', { name: 'Total ฿57,000 ฿105,000' })).toBeDefined();
    expect(screen.getByText('฿15,331 a month')).toBeDefined();
    expect(screen.getByText(/a private seller who has held it for 6 years/)).toBeDefined();
    expect(screen.getByText('Estimate')).toBeDefined();
  });

  it('keep the Thai word for a down payment on one line', () => {
    showCosts(transferable, 'th');

    expect(screen.getByText('เงินดาวน์', { selector: 'p > .y-whole-word' })).toBeDefined();
  });

  it('assume that a developer is a company, and limit the holding period to the building’s age', () => {
    const { unmount } = showCosts({ ...transferable, seller_role: 'developer' });
    expect(screen.getByRole('row', { name: 'Withholding tax ฿0 ฿30,000' })).toBeDefined();
    unmount();

    showCosts({ ...transferable, year_built: 2025 });

    expect(screen.getByText(/held it for 2 years/)).toBeDefined();
    expect(screen.getByRole('row', { name: 'Specific business tax ฿0 ฿99,000' })).toBeDefined();
  });

  it.each([
    ['a document that may not be transferable', { title_deed_type: 'spk' }],
    ['a leasehold', { ...transferable, tenure: 'leasehold' }],
    ['one that is sold', { ...transferable, status: 'sold' }],
  ] as const)('are not calculated for %s', (_what, change) => {
    showCosts(change);

    expect(screen.queryByRole('heading', { name: 'What it will cost' })).toBeNull();
  });

  it('of a rental are the costs of the first day', () => {
    showCosts({ listing_type: 'rent', price_rent_month: 15_000, deposit_months: 2, advance_months: 1 });

    expect(screen.getByRole('row', { name: 'First day in all ฿45,000' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Use your own numbers' })).toBeNull();
  });

  it('use the visitor’s input', async () => {
    const user = userEvent.setup();
    showCosts({ ...transferable, year_built: null });

    await user.click(screen.getByRole('button', { name: 'Use your own numbers' }));
    const price = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Agreed price' });
    await waitFor(() => expect(document.activeElement).toBe(price));
    await user.clear(price);
    await user.type(price, '๒,๐๐๐,๐๐๐');
    await user.tab();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Who pays the transfer fee' }), 'buyer');

    expect(price.value).toBe('2,000,000');
    expect(screen.getByRole('row', { name: 'Transfer fee ฿40,000 ฿0' })).toBeDefined();
    expect(screen.getByText('฿10,221 a month')).toBeDefined();
  });

  it('ignore and report an invalid number', async () => {
    const user = userEvent.setup();
    showCosts({ ...transferable, year_built: null });

    await user.click(screen.getByRole('button', { name: 'Use your own numbers' }));
    const term = await screen.findByRole('textbox', { name: 'Term' });
    await user.clear(term);
    await user.type(term, '99');

    expect(screen.getByText('Enter a number from 1 to 40')).toBeDefined();
    expect(screen.getByText(/over 9 years/)).toBeDefined();
  });

  it('accept a comma as the decimal separator of a rate', async () => {
    const user = userEvent.setup();
    showCosts({ ...transferable, year_built: null });

    await user.click(screen.getByRole('button', { name: 'Use your own numbers' }));
    const rate = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Interest a year' });
    await user.clear(rate);
    await user.type(rate, '3,25');
    await user.tab();

    expect(rate.value).toBe('3.25');
  });

  it('ask about the house register only where it is relevant', async () => {
    const user = userEvent.setup();
    showCosts({ ...transferable, year_built: null });

    await user.click(screen.getByRole('button', { name: 'Use your own numbers' }));
    const years = await screen.findByRole('combobox', { name: 'Held for' });
    expect(screen.queryByRole('checkbox', { name: /house register/ })).toBeNull();
    await user.selectOptions(years, '3');
    expect(screen.getByRole('row', { name: 'Specific business tax ฿0 ฿99,000' })).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: /house register/ }));

    expect(screen.getByRole('row', { name: 'Stamp duty ฿0 ฿15,000' })).toBeDefined();
  });

  it('ask for exact days where calendar years do not decide the business tax', async () => {
    const user = userEvent.setup();
    showCosts({ ...transferable, year_built: null });

    await user.click(screen.getByRole('button', { name: 'Use your own numbers' }));
    await user.click(await screen.findByRole('checkbox', { name: /Five full years/ }));

    expect(screen.getByRole('row', { name: 'Specific business tax ฿0 ฿99,000' })).toBeDefined();
    expect(screen.getByRole('checkbox', { name: /house register/ })).toBeDefined();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Held for' }), '7');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('assume that nobody is registered on a plot without a building', async () => {
    const user = userEvent.setup();
    showCosts({ ...transferable, property_type: 'land' });

    await user.click(screen.getByRole('button', { name: 'Use your own numbers' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Held for' }), '3');

    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
