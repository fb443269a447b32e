import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { showDetail } from '../testing/show-detail.tsx';

afterEach(cleanup);

describe('the costs', () => {
  const transferable = { title_deed_type: 'condo_title', transfer_fee_payer: 'half', price_sale: 3_000_000 } as const;

  it('are worked out by assumptions that are named', () => {
    showDetail({ ...transferable, year_built: null });

    expect(screen.getByRole('row', { name: 'Transfer fee ฿30,000 ฿30,000' })).toBeDefined();
    expect(screen.getByRole('row', { name: 'Mortgage registration ฿27,000 ฿0' })).toBeDefined();
    expect(screen.getByRole('row', { name: 'Stamp duty ฿0 ฿15,000' })).toBeDefined();
    expect(screen.getByRole('row', { name: 'Total ฿57,000 ฿105,000' })).toBeDefined();
    expect(screen.getByText('฿15,331 a month')).toBeDefined();
    expect(screen.getByText(/a private seller who has held it for 6 years/)).toBeDefined();
    expect(screen.getByText('Estimate')).toBeDefined();
  });

  it('take a developer for a company, and a young building for held no longer than it stands', () => {
    const { unmount } = showDetail({ ...transferable, seller_role: 'developer' });
    expect(screen.getByRole('row', { name: 'Withholding tax ฿0 ฿30,000' })).toBeDefined();
    unmount();

    showDetail({ ...transferable, year_built: 2025 });

    expect(screen.getByText(/held it for 2 years/)).toBeDefined();
    expect(screen.getByRole('row', { name: 'Specific business tax ฿0 ฿99,000' })).toBeDefined();
  });

  it.each([
    ['a document that may not be transferable', { title_deed_type: 'spk' }],
    ['a leasehold', { ...transferable, tenure: 'leasehold' }],
    ['one that is sold', { ...transferable, status: 'sold' }],
  ] as const)('are not worked out for %s', (_what, change) => {
    showDetail(change);

    expect(screen.queryByRole('heading', { name: 'What it will cost' })).toBeNull();
  });

  it('of a rent are those of the first day', () => {
    showDetail({ listing_type: 'rent', price_rent_month: 15_000, deposit_months: 2, advance_months: 1 });

    expect(screen.getByRole('row', { name: 'First day in all ฿45,000' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Use your own numbers' })).toBeNull();
  });

  it('follow the reader’s own numbers', async () => {
    const user = userEvent.setup();
    showDetail({ ...transferable, year_built: null });

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

  it('stay where a number makes no sense, which is said', async () => {
    const user = userEvent.setup();
    showDetail({ ...transferable, year_built: null });

    await user.click(screen.getByRole('button', { name: 'Use your own numbers' }));
    const term = await screen.findByRole('textbox', { name: 'Term' });
    await user.clear(term);
    await user.type(term, '99');

    expect(screen.getByText('Enter a number from 1 to 40')).toBeDefined();
    expect(screen.getByText(/over 9 years/)).toBeDefined();
  });

  it('take a comma in a rate for its point', async () => {
    const user = userEvent.setup();
    showDetail({ ...transferable, year_built: null });

    await user.click(screen.getByRole('button', { name: 'Use your own numbers' }));
    const rate = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Interest a year' });
    await user.clear(rate);
    await user.type(rate, '3,25');
    await user.tab();

    expect(rate.value).toBe('3.25');
  });

  it('ask about the house register only where it matters', async () => {
    const user = userEvent.setup();
    showDetail({ ...transferable, year_built: null });

    await user.click(screen.getByRole('button', { name: 'Use your own numbers' }));
    const years = await screen.findByRole('combobox', { name: 'Held for' });
    expect(screen.queryByRole('checkbox', { name: /house register/ })).toBeNull();
    await user.selectOptions(years, '3');
    expect(screen.getByRole('row', { name: 'Specific business tax ฿0 ฿99,000' })).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: /house register/ }));

    expect(screen.getByRole('row', { name: 'Stamp duty ฿0 ฿15,000' })).toBeDefined();
  });

  it('ask about the days where the calendar years leave the business tax open', async () => {
    const user = userEvent.setup();
    showDetail({ ...transferable, year_built: null });

    await user.click(screen.getByRole('button', { name: 'Use your own numbers' }));
    await user.click(await screen.findByRole('checkbox', { name: /Five full years/ }));

    expect(screen.getByRole('row', { name: 'Specific business tax ฿0 ฿99,000' })).toBeDefined();
    expect(screen.getByRole('checkbox', { name: /house register/ })).toBeDefined();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Held for' }), '7');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('know that nobody is registered on a bare plot', async () => {
    const user = userEvent.setup();
    showDetail({ ...transferable, property_type: 'land' });

    await user.click(screen.getByRole('button', { name: 'Use your own numbers' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Held for' }), '3');

    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
