import type { Secrets } from '../secrets/secrets.ts';

/** The keyed hash by which a device is known to be told what is told to a name. It is beside the device alone, so that no table joins the names of a member. */
export const pushName = (secrets: Pick<Secrets, 'reference'>, mailbox: string): string => secrets.reference('push', mailbox);
