import {
  businessTaxRates,
  companyWithholdingRates,
  mortgageFeeMax,
  mortgageFeeRates,
  rateOn,
  reductions,
  stampDuty,
  transferFeeRates,
} from './rates.ts';
import { personalWithholding } from './withholding-tax.ts';

/** `heir`: a person who inherited the property or received it as a gift. */
export type SellerKind = 'person' | 'heir' | 'company';
/** Who pays the transfer fee. While that is `negotiable`, the estimate splits it in half. */
export type FeePayer = 'half' | 'buyer' | 'seller' | 'negotiable';

export interface TransferInput {
  /** Agreed price, baht. */
  price: number;
  /** The Treasury's appraised value, baht. */
  appraised: number;
  seller: SellerKind;
  /** Calendar years for which the seller has owned the property. */
  years: number;
  /**
   * Only for the sixth calendar year: fewer than five full years have passed, from day to day. Decides whether business
   * tax is due.
   */
  isBeforeFiveYears?: boolean;
  /**
   * The seller has been in the house register for at least one year. Such a person pays no business tax, even within
   * five years.
   */
  isRegisteredHome?: boolean;
  feePayer: FeePayer;
  /** Amount of the mortgage in baht; 0 for a cash sale. */
  loan?: number;
  /** A Thai person buys a home with its land or a condominium unit. Reductions apply only to these. */
  isHomeOfThaiBuyer?: boolean;
  /** Day of the transfer in Bangkok, `YYYY-MM-DD`. Determines the rates. */
  day: string;
}

export type CostKind = 'transferFee' | 'mortgageFee' | 'businessTax' | 'stampDuty' | 'withholding';

/** One cost on the day of transfer, in whole baht. */
export interface CostLine {
  kind: CostKind;
  total: number;
  buyer: number;
  seller: number;
}

export interface TransferCosts {
  lines: CostLine[];
  /** Total in addition to the price, before any loan. */
  buyer: number;
  seller: number;
  /** A time-limited reduction of the fees was applied. */
  isReduced: boolean;
}

/**
 * A person who sells within five years of the day of purchase pays specific business tax. Up to this number of calendar
 * years it is always due; in the next calendar year it depends on the day.
 */
export const businessTaxYears = 5;

const buyerShare: Record<FeePayer, number> = { half: 0.5, negotiable: 0.5, buyer: 1, seller: 0 };

const reductionFor = ({ price, appraised, loan = 0, isHomeOfThaiBuyer, day }: TransferInput) =>
  isHomeOfThaiBuyer
    ? reductions.find(
        ({ validFrom, validTo, priceMax }) =>
          validFrom <= day && day <= validTo && Math.max(price, appraised, loan) <= priceMax,
      )
    : undefined;

const splitBy = (kind: CostKind, amount: number, share: number): CostLine => {
  const total = Math.round(amount);
  const buyer = Math.round(total * share);
  return { kind, total, buyer, seller: total - buyer };
};

const isWithinFiveYears = ({ years, isBeforeFiveYears }: TransferInput) =>
  years <= businessTaxYears || (years === businessTaxYears + 1 && isBeforeFiveYears === true);

/**
 * Royal Decree No. 342 (B.E. 2541), s. 4: the sale of an inherited property, or of one's registered home, is not a
 * trade.
 */
const paysBusinessTax = (input: TransferInput) =>
  input.seller === 'company' || (input.seller === 'person' && isWithinFiveYears(input) && !input.isRegisteredHome);

/**
 * The fees and taxes that the land office charges on the day of transfer, and who pays them. By law and custom, the
 * seller pays the taxes and the buyer the mortgage fee; the transfer fee is divided as agreed. This is an estimate: the
 * land office decides.
 */
export const transferCosts = (input: TransferInput): TransferCosts => {
  const { price, appraised, seller, years, feePayer, loan = 0, day } = input;
  const higher = Math.max(price, appraised);
  const reduction = reductionFor(input);
  const feeRate = reduction?.transferRate ?? rateOn(transferFeeRates, day);
  const mortgageRate = reduction?.mortgageRate ?? rateOn(mortgageFeeRates, day);
  const withheld =
    seller === 'company'
      ? higher * rateOn(companyWithholdingRates, day)
      : personalWithholding({ appraised, years, isInherited: seller === 'heir' });
  const lines = [
    splitBy('transferFee', appraised * feeRate, buyerShare[feePayer]),
    ...(loan > 0 ? [splitBy('mortgageFee', Math.min(loan * mortgageRate, mortgageFeeMax), 1)] : []),
    paysBusinessTax(input)
      ? splitBy('businessTax', higher * rateOn(businessTaxRates, day), 0)
      : splitBy('stampDuty', Math.ceil(higher / stampDuty.bahtPerBaht), 0),
    splitBy('withholding', withheld, 0),
  ];
  const sum = (of: 'buyer' | 'seller') => lines.reduce((total, line) => total + line[of], 0);
  return { lines, buyer: sum('buyer'), seller: sum('seller'), isReduced: reduction !== undefined };
};
