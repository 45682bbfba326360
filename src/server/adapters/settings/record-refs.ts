import type { Secrets } from '../secrets/secrets.ts';

/** By what the feedback of a member is kept. Nobody without the key can tell whose it is. */
export const feedbackRef = (secrets: Pick<Secrets, 'reference'>, accountId: string): string => secrets.reference('feedback', accountId);
