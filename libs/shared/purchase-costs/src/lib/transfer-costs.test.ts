import { describe, expect, it } from 'vitest';
import { transferCosts, type TransferInput } from './transfer-costs.ts';

const sale: TransferInput = {
  price: 3_000_000,
  appraised: 3_000_000,
  seller: 'person',
  years: 6,
  feePayer: 'half',
  day: '2026-11-21',
};

const amountsOf = (change: Partial<TransferInput>) => {
  const { lines, buyer, seller } = transferCosts({ ...sale, ...change });
  return { ...Object.fromEntries(lines.map(({ kind, total }) => [kind, total])), buyer, seller };
};

describe('transferCosts', () => {
  it.each<[string, Partial<TransferInput>, Record<string, number>]>([
    [
      'a person after five years: stamp duty, the fee shared',
      {},
      { transferFee: 60_000, stampDuty: 15_000, withholding: 60_000, buyer: 30_000, seller: 105_000 },
    ],
    [
      'a person within five years: business tax on the higher value, the buyer pays the fee',
      { appraised: 2_500_000, years: 3, feePayer: 'buyer' },
      { transferFee: 50_000, businessTax: 99_000, withholding: 28_750, buyer: 50_000, seller: 127_750 },
    ],
    [
      'the same, the seller pays the fee',
      { appraised: 2_500_000, years: 3, feePayer: 'seller' },
      { transferFee: 50_000, businessTax: 99_000, withholding: 28_750, buyer: 0, seller: 177_750 },
    ],
    [
      'the same, the seller is registered in the house',
      { appraised: 2_500_000, years: 3, feePayer: 'seller', isRegisteredHome: true },
      { transferFee: 50_000, stampDuty: 15_000, withholding: 28_750, buyer: 0, seller: 93_750 },
    ],
    [
      'the fifth year still counts as within five',
      { years: 5 },
      { transferFee: 60_000, businessTax: 99_000, withholding: 52_500, buyer: 30_000, seller: 181_500 },
    ],
    [
      'the sixth calendar year, bought in December and sold in January: five full years have not passed',
      { isBeforeFiveYears: true },
      { transferFee: 60_000, businessTax: 99_000, withholding: 60_000, buyer: 30_000, seller: 189_000 },
    ],
    [
      'the same, the seller is registered in the house',
      { isBeforeFiveYears: true, isRegisteredHome: true },
      { transferFee: 60_000, stampDuty: 15_000, withholding: 60_000, buyer: 30_000, seller: 105_000 },
    ],
    [
      'after seven calendar years exact days do not matter',
      { years: 7, isBeforeFiveYears: true },
      { transferFee: 60_000, stampDuty: 15_000, withholding: 67_500, buyer: 30_000, seller: 112_500 },
    ],
    [
      'a company: business tax always, one per cent withheld, on the higher appraisal',
      { price: 5_000_000, appraised: 6_000_000, seller: 'company', years: 10 },
      { transferFee: 120_000, businessTax: 198_000, withholding: 60_000, buyer: 60_000, seller: 318_000 },
    ],
    [
      'a company pays business tax despite a house register',
      { seller: 'company', isRegisteredHome: true },
      { transferFee: 60_000, businessTax: 99_000, withholding: 30_000, buyer: 30_000, seller: 159_000 },
    ],
    [
      'an heir: no business tax in the first year, half deducted',
      { price: 2_000_000, appraised: 2_000_000, seller: 'heir', years: 1, feePayer: 'buyer' },
      { transferFee: 40_000, stampDuty: 10_000, withholding: 122_500, buyer: 40_000, seller: 132_500 },
    ],
    [
      'the buyer pays the mortgage fee of a loan',
      { loan: 2_700_000 },
      {
        ...{ transferFee: 60_000, mortgageFee: 27_000, stampDuty: 15_000, withholding: 60_000 },
        ...{ buyer: 57_000, seller: 105_000 },
      },
    ],
    [
      'the mortgage fee is capped at 200,000, and a negotiable fee is shown shared',
      { price: 35_000_000, appraised: 20_000_000, years: 8, loan: 30_000_000, feePayer: 'negotiable' },
      {
        ...{ transferFee: 400_000, mortgageFee: 200_000, stampDuty: 175_000, withholding: 1_480_000 },
        ...{ buyer: 400_000, seller: 1_855_000 },
      },
    ],
    [
      'stamp duty counts a part of 200 baht as 200',
      { price: 1_000_100, appraised: 1_000_000, years: 10 },
      { transferFee: 20_000, stampDuty: 5_001, withholding: 25_000, buyer: 10_000, seller: 40_001 },
    ],
    [
      'the buyer pays an odd baht',
      { price: 2_500_050, appraised: 2_500_050, years: 10 },
      { transferFee: 50_001, stampDuty: 12_501, withholding: 62_501, buyer: 25_001, seller: 100_002 },
    ],
  ])('%s', (_case, change, amounts) => {
    expect(amountsOf(change)).toEqual(amounts);
  });
});

describe('a temporary reduction', () => {
  const home = { price: 7_000_000, appraised: 7_000_000, loan: 6_300_000, isHomeOfThaiBuyer: true };
  const reduced = { transferFee: 700, mortgageFee: 630 };
  const full = { transferFee: 140_000, mortgageFee: 63_000 };

  it.each<[string, Partial<TransferInput>, Record<string, number>]>([
    ['applies on its last day', { day: '2026-06-30' }, reduced],
    ['does not apply on the day after', { day: '2026-07-01' }, full],
    ['applies on its first day', { day: '2025-04-22' }, reduced],
    ['does not apply on the day before', { day: '2025-04-21' }, full],
    ['applied in an earlier period', { day: '2024-12-31' }, reduced],
    ['does not apply between two periods', { day: '2025-01-01' }, full],
    ['does not apply above the price limit', { day: '2026-06-30', price: 7_000_001 }, full],
    [
      'does not apply to a higher appraisal',
      { day: '2026-06-30', appraised: 7_000_100 },
      { transferFee: 140_002, mortgageFee: 63_000 },
    ],
    ['does not apply to other property', { day: '2026-06-30', isHomeOfThaiBuyer: false }, full],
  ])('%s', (_case, change, amounts) => {
    expect(amountsOf({ ...home, ...change })).toMatchObject(amounts);
    expect(transferCosts({ ...sale, ...home, ...change }).isReduced).toBe(amounts === reduced);
  });

  // 2,800,000 over 6 years: 15,000 + 16,666.67, times six
  it('does not change the taxes', () => {
    expect(amountsOf({ ...home, day: '2026-06-30' })).toMatchObject({ stampDuty: 35_000, withholding: 190_000 });
  });
});

it('throws for a day before the first rate', () => {
  expect(() => transferCosts({ ...sale, day: '1990-01-01' })).toThrow(RangeError);
});

it('the shares of buyer and seller add up to every fee', () => {
  for (const feePayer of ['half', 'buyer', 'seller', 'negotiable'] as const)
    for (const { total, buyer, seller } of transferCosts({ ...sale, appraised: 3_333_333, feePayer }).lines)
      expect(buyer + seller).toBe(total);
});
