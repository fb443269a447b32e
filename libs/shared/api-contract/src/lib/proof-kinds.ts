/**
 * What a fresh proof allows: `access` to change how the member signs in and where, `data` to export or delete what is
 * stored about them. A proof for one never counts for the other.
 */
export const proofPurposes = ['access', 'data'] as const;
export type ProofPurpose = (typeof proofPurposes)[number];

/** Ways to prove who one is, the shortest first: a passkey, the linked LINE account, or a code to the present phone. */
export const proofMethods = ['passkey', 'line', 'phone'] as const;
export type ProofMethod = (typeof proofMethods)[number];

/** Minutes for which a proof counts, by the clock of the database. */
export const proofLifeMinutes = 10;
