import type { Secrets } from '../secrets/secrets.ts';

/** The keyed hash by which a device is known to get what goes to a name. It is stored with the device alone, so that no table joins the names of a member. */
export const pushName = (secrets: Pick<Secrets, 'reference'>, mailbox: string): string => secrets.reference('push', mailbox);
