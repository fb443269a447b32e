/** What leases usually ask for where a listing does not say: two months' deposit, one month ahead. */
export const usualLease = { depositMonths: 2, advanceMonths: 1 } as const;

export interface LeaseInput {
  /** Baht a month. */
  rent: number;
  /** Null where the listing does not say: {@link usualLease} stands in. */
  depositMonths: number | null;
  advanceMonths: number | null;
}

/** What a tenant brings on the first day, whole baht; the deposit comes back at the end. */
export interface MoveInCosts {
  deposit: number;
  advance: number;
  total: number;
  /** At least one of the two is what is usual, not what the listing says. */
  isAssumed: boolean;
}

export const moveInCosts = ({ rent, depositMonths, advanceMonths }: LeaseInput): MoveInCosts => {
  const deposit = rent * (depositMonths ?? usualLease.depositMonths);
  const advance = rent * (advanceMonths ?? usualLease.advanceMonths);
  return { deposit, advance, total: deposit + advance, isAssumed: depositMonths === null || advanceMonths === null };
};
