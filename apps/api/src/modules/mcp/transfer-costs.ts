import * as z from 'zod/mini';
import { highestPrice } from '@yoodee/asset-rules';
import { transferCosts } from '@yoodee/purchase-costs';
import { defineTool } from './tool.ts';

const Baht = z.int().check(z.gte(1), z.lte(highestPrice));

/** Today in Bangkok, `YYYY-MM-DD`. */
const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Bangkok' });

export const transferCostsTool = defineTool({
  name: 'transfer_costs',
  title: 'Costs on the day of transfer',
  description:
    'Fees and taxes at the Land Department when a property in Thailand is sold, in whole baht, split between buyer and seller. An estimate by the rates in force; without `appraised` the price stands for the appraised value.',
  input: {
    price: Baht,
    appraised: z.optional(Baht),
    seller: z._default(z.enum(['person', 'heir', 'company']), 'person'),
    /** Calendar years for which the seller has owned it. */
    years_owned: z._default(z.int().check(z.gte(1), z.lte(100)), 6),
    is_registered_home: z._default(z.boolean(), false),
    fee_payer: z._default(z.enum(['half', 'buyer', 'seller', 'negotiable']), 'half'),
    loan: z._default(z.int().check(z.gte(0), z.lte(highestPrice)), 0),
    is_home_of_thai_buyer: z._default(z.boolean(), true),
  },
  output: {
    lines: z.array(
      z.object({
        kind: z.enum(['transferFee', 'mortgageFee', 'businessTax', 'stampDuty', 'withholding']),
        total: z.int(),
        buyer: z.int(),
        seller: z.int(),
      }),
    ),
    buyer: z.int(),
    seller: z.int(),
    is_reduced: z.boolean(),
    day: z.string(),
  },
  async run({ price, appraised = price, ...given }) {
    const day = today();
    const { lines, buyer, seller, isReduced } = transferCosts({
      price,
      appraised,
      seller: given.seller,
      years: given.years_owned,
      isRegisteredHome: given.is_registered_home,
      feePayer: given.fee_payer,
      loan: given.loan,
      isHomeOfThaiBuyer: given.is_home_of_thai_buyer,
      day,
    });
    return { lines, buyer, seller, is_reduced: isReduced, day };
  },
});
