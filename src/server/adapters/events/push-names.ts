import type { Secrets } from '../secrets/secrets.ts';

/** Keyed hash stored with the device alone, so no table joins a member's names. */
export const pushName = (secrets: Pick<Secrets, 'reference'>, mailbox: string): string => secrets.reference('push', mailbox);
