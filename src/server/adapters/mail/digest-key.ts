import type { Secrets } from '../secrets/secrets.ts';

/** The key by which the digests of a member are spread over a Sunday: always the same for the same member. */
export const digestKeyOf = (secrets: Pick<Secrets, 'reference'>, accountId: string): string => secrets.reference('digest', accountId);
