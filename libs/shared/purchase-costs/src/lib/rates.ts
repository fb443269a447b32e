/** A rate and the day since which it has been in force (in Bangkok, `YYYY-MM-DD`). */
interface DatedRate {
  readonly validFrom: string;
  readonly rate: number;
  /** The law that sets the rate. */
  readonly source: string;
}

/** Fee for registering a transfer, as a share of the appraised value. */
export const transferFeeRates: readonly DatedRate[] = [
  {
    validFrom: '1998-06-01',
    rate: 0.02,
    source: 'Ministerial Regulation No. 47 (B.E. 2541) under the Land Code, 2(7)(a); Condominium Act fees alike',
  },
];

/** Fee for registering a mortgage, as a share of the loan; at most {@link mortgageFeeMax}. */
export const mortgageFeeRates: readonly DatedRate[] = [
  {
    validFrom: '1998-06-01',
    rate: 0.01,
    source: 'Ministerial Regulation No. 47 (B.E. 2541) under the Land Code, 2(7)(b)',
  },
];

/** Baht; the same regulation. */
export const mortgageFeeMax = 200_000;

/**
 * Specific business tax with the municipal surcharge: 3 % plus a tenth of that, on the higher of price and appraisal.
 */
export const businessTaxRates: readonly DatedRate[] = [
  {
    validFrom: '1999-01-01',
    rate: 0.033,
    source: 'Revenue Code s. 91/2(6), 91/6(3); Royal Decree No. 342 (B.E. 2541)',
  },
];

/** One baht for every 200 baht or part of it. Not due if specific business tax is. */
export const stampDuty = {
  validFrom: '1992-01-01',
  bahtPerBaht: 200,
  source: 'Revenue Code, stamp duty schedule item 28(b)',
} as const;

/** Income tax withheld from a company, on the higher of price and appraisal. */
export const companyWithholdingRates: readonly DatedRate[] = [
  { validFrom: '1992-01-01', rate: 0.01, source: 'Revenue Code s. 69 ter and 49 bis' },
];

/** Share of the appraised value that is deducted as expenses after 1, 2, … 7, and 8 or more years of ownership. */
export const expenseDeductions = {
  validFrom: '1986-01-01',
  shares: [0.92, 0.84, 0.77, 0.71, 0.65, 0.6, 0.55, 0.5],
  source: 'Royal Decree No. 165 (B.E. 2529), s. 4',
} as const;

/** For an inheritance or a gift, half is deducted, regardless of the years of ownership. */
export const inheritedDeduction = { share: 0.5, source: 'Revenue Code s. 50(5)(a)' } as const;

export interface TaxBand {
  /** Upper end of the band in baht of yearly net income. */
  readonly upTo: number;
  readonly rate: number;
}

/**
 * Personal income tax bands. On the sale of a property they apply from the first baht: the exemption of 150,000 baht
 * does not apply to withholding.
 */
export const incomeTaxBands = {
  validFrom: '2017-01-01',
  bands: [
    { upTo: 300_000, rate: 0.05 },
    { upTo: 500_000, rate: 0.1 },
    { upTo: 750_000, rate: 0.15 },
    { upTo: 1_000_000, rate: 0.2 },
    { upTo: 2_000_000, rate: 0.25 },
    { upTo: 5_000_000, rate: 0.3 },
    { upTo: Infinity, rate: 0.35 },
  ] satisfies readonly TaxBand[],
  source: 'Revenue Code s. 48(4) with the schedule of Act No. 44 (B.E. 2560)',
} as const;

/** A period in which the fees for transfer and mortgage are reduced, for homes up to a maximum price. */
export interface Reduction {
  readonly validFrom: string;
  /** Last day, inclusive. */
  readonly validTo: string;
  /** Upper limit in baht for each of price, appraisal and loan. */
  readonly priceMax: number;
  readonly transferRate: number;
  readonly mortgageRate: number;
  readonly source: string;
}

/** Only for Thai persons who buy a home with its land, or a condominium unit; newest first. */
export const reductions: readonly Reduction[] = [
  {
    validFrom: '2025-04-22',
    validTo: '2026-06-30',
    priceMax: 7_000_000,
    transferRate: 0.0001,
    mortgageRate: 0.0001,
    source: 'Ministry of Interior announcements, Royal Gazette of 22 April 2025 (cabinet of 8 April 2025)',
  },
  {
    validFrom: '2024-05-09',
    validTo: '2024-12-31',
    priceMax: 7_000_000,
    transferRate: 0.0001,
    mortgageRate: 0.0001,
    source: 'Ministry of Interior announcements, Royal Gazette of 8 May 2024 (cabinet of 9 April 2024)',
  },
];

/** The rate in force on a day. Throws a RangeError for a day before the first row. */
export const rateOn = (table: readonly DatedRate[], day: string): number => {
  const row = table.findLast(({ validFrom }) => validFrom <= day);
  if (!row) throw new RangeError(`No rate is known for ${day}`);
  return row.rate;
};
