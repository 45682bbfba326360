import type { Secrets } from '../secrets/secrets.ts';

/** Pseudonym under which a persona keeps its blocks. */
export const blockerOf = (secrets: Pick<Secrets, 'reference'>, personaRef: string): string => secrets.reference('block', personaRef);
