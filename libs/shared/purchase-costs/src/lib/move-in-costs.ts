/** Usual terms of a lease, for listings without these fields: two months' deposit, one month's rent in advance. */
export const usualLease = { depositMonths: 2, advanceMonths: 1 } as const;

export interface LeaseInput {
  /** Baht a month. */
  rent: number;
  /** Null if the listing does not state it: {@link usualLease} applies. */
  depositMonths: number | null;
  advanceMonths: number | null;
}

/** The amounts that a tenant pays on the first day, in whole baht. The deposit is returned at the end of the lease. */
export interface MoveInCosts {
  deposit: number;
  advance: number;
  total: number;
  /** At least one of the two is the usual value, not the listing's. */
  isAssumed: boolean;
}

export const moveInCosts = ({ rent, depositMonths, advanceMonths }: LeaseInput): MoveInCosts => {
  const deposit = rent * (depositMonths ?? usualLease.depositMonths);
  const advance = rent * (advanceMonths ?? usualLease.advanceMonths);
  return { deposit, advance, total: deposit + advance, isAssumed: depositMonths === null || advanceMonths === null };
};
