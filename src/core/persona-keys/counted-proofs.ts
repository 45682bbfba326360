/** The proofs by which the contributions of an account count: a sign-in with a provider, a work or study address that was confirmed in the year, or none at all. */
export const countedProofs = ['provider', 'address', 'anyone'] as const;
export type CountedProof = (typeof countedProofs)[number];

/** Proofs that count where an installation says no others. */
export const usualProofs: readonly CountedProof[] = ['provider', 'address'];
