/** Proofs that make contributions count: provider sign-in, address confirmed that year, or none. */
export const countedProofs = ['provider', 'address', 'anyone'] as const;
export type CountedProof = (typeof countedProofs)[number];

export const usualProofs: readonly CountedProof[] = ['provider', 'address'];
