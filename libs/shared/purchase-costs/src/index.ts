export { affordablePrice, affordableRent, type Means } from './lib/affordable.ts';
export { homeLoan, loanLimits, usualInstalment, type Loan, type LoanInput } from './lib/home-loan.ts';
export { moveInCosts, usualLease, type LeaseInput, type MoveInCosts } from './lib/move-in-costs.ts';
export { reductions, type Reduction } from './lib/rates.ts';
export {
  businessTaxYears,
  transferCosts,
  type CostKind,
  type CostLine,
  type FeePayer,
  type SellerKind,
  type TransferCosts,
  type TransferInput,
} from './lib/transfer-costs.ts';
export { personalWithholding, type Holding } from './lib/withholding-tax.ts';
