/** A rate and since when it has been in force (a day in Bangkok, `YYYY-MM-DD`). */
interface DatedRate {
  readonly validFrom: string;
  readonly rate: number;
  /** The law that says so. */
  readonly source: string;
}

/** Registering a transfer, of the appraised value. */
export const transferFeeRates: readonly DatedRate[] = [
  {
    validFrom: '1998-06-01',
    rate: 0.02,
    source: 'Ministerial Regulation No. 47 (B.E. 2541) under the Land Code, 2(7)(a); Condominium Act fees alike',
  },
];

/** Registering a mortgage, of the loan; never more than {@link mortgageFeeMax}. */
export const mortgageFeeRates: readonly DatedRate[] = [
  {
    validFrom: '1998-06-01',
    rate: 0.01,
    source: 'Ministerial Regulation No. 47 (B.E. 2541) under the Land Code, 2(7)(b)',
  },
];

/** Baht; the same regulation. */
export const mortgageFeeMax = 200_000;

/** Specific business tax with the municipal share: 3 % and a tenth of it, of the higher of price and appraisal. */
export const businessTaxRates: readonly DatedRate[] = [
  {
    validFrom: '1999-01-01',
    rate: 0.033,
    source: 'Revenue Code s. 91/2(6), 91/6(3); Royal Decree No. 342 (B.E. 2541)',
  },
];

/** One baht for every 200 or part of them; not due where specific business tax is. */
export const stampDuty = {
  validFrom: '1992-01-01',
  bahtPerBaht: 200,
  source: 'Revenue Code, stamp duty schedule item 28(b)',
} as const;

/** What a company is withheld, of the higher of price and appraisal. */
export const companyWithholdingRates: readonly DatedRate[] = [
  { validFrom: '1992-01-01', rate: 0.01, source: 'Revenue Code s. 69 ter and 49 bis' },
];

/** Share of the appraised value that counts as expense after 1, 2 … 8 and more years of holding. */
export const expenseDeductions = {
  validFrom: '1986-01-01',
  shares: [0.92, 0.84, 0.77, 0.71, 0.65, 0.6, 0.55, 0.5],
  source: 'Royal Decree No. 165 (B.E. 2529), s. 4',
} as const;

/** An inheritance or a gift counts half, however long it was held. */
export const inheritedDeduction = { share: 0.5, source: 'Revenue Code s. 50(5)(a)' } as const;

export interface TaxBand {
  /** Upper end of the band in baht of yearly net income. */
  readonly upTo: number;
  readonly rate: number;
}

/** Personal income tax, on a property's sale from the first baht: the exemption of 150,000 is not for withholding. */
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

/** A time in which homes up to a price are transferred and mortgaged for next to nothing. */
export interface Reduction {
  readonly validFrom: string;
  /** Last day, inclusive. */
  readonly validTo: string;
  /** Neither price nor appraisal nor loan may be higher, baht. */
  readonly priceMax: number;
  readonly transferRate: number;
  readonly mortgageRate: number;
  readonly source: string;
}

/** For Thai persons who buy a home with its land, or a condominium unit; newest first. */
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

/** The rate in force on a day; throws for a day before the table begins. */
export const rateOn = (table: readonly DatedRate[], day: string): number => {
  const row = table.findLast(({ validFrom }) => validFrom <= day);
  if (!row) throw new RangeError(`No rate is known for ${day}`);
  return row.rate;
};
