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

/** `heir` is a person who was left or given the property. */
export type SellerKind = 'person' | 'heir' | 'company';
/** What the parties agree on the transfer fee; while it is open, each is shown with half. */
export type FeePayer = 'half' | 'buyer' | 'seller' | 'negotiable';

export interface TransferInput {
  /** Agreed price, baht. */
  price: number;
  /** The Treasury's appraised value, baht. */
  appraised: number;
  seller: SellerKind;
  /** Calendar years the seller has held it. */
  years: number;
  /** In the sixth calendar year: five full years, from day to day, have not passed. They decide the business tax. */
  isBeforeFiveYears?: boolean;
  /** A person who sells within five years, but whose name has been in the house register for one, pays no business tax. */
  isRegisteredHome?: boolean;
  feePayer: FeePayer;
  /** Borrowed with the property as security, baht; 0 for a cash sale. */
  loan?: number;
  /** A home with its land or a condominium unit, bought by a Thai person: reductions are for these alone. */
  isHomeOfThaiBuyer?: boolean;
  /** Day of the transfer in Bangkok, `YYYY-MM-DD`: decides the rates. */
  day: string;
}

export type CostKind = 'transferFee' | 'mortgageFee' | 'businessTax' | 'stampDuty' | 'withholding';

/** One cost of the day of transfer, whole baht. */
export interface CostLine {
  kind: CostKind;
  total: number;
  buyer: number;
  seller: number;
}

export interface TransferCosts {
  lines: CostLine[];
  /** Beside the price and before any loan. */
  buyer: number;
  seller: number;
  /** A time-limited reduction of the fees was applied. */
  isReduced: boolean;
}

/**
 * A person who sells within five years of the day of buying pays specific business tax. So many calendar years are always
 * within them; in the next one it depends on the day.
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

/** Royal Decree No. 342 (B.E. 2541), s. 4: a person who inherited or lived in it is not in the trade. */
const paysBusinessTax = (input: TransferInput) =>
  input.seller === 'company' || (input.seller === 'person' && isWithinFiveYears(input) && !input.isRegisteredHome);

/**
 * What the land office takes on the day of transfer, and from whom. Law and custom leave the taxes to the seller and the
 * mortgage to the buyer; the transfer fee is divided as agreed. An estimate: the land office decides.
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
