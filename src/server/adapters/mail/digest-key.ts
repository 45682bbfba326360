import type { Secrets } from '../secrets/secrets.ts';

/** Stable key that spreads members' digests over a Sunday. */
export const digestKeyOf = (secrets: Pick<Secrets, 'reference'>, accountId: string): string => secrets.reference('digest', accountId);
