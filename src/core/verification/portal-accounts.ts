import type { PortalDetails } from './job-portals.ts';

/** The port of the accounts of the job portal. */
export abstract class PortalAccounts {
  /** The details the portal knows of a member, or of the owner of a one-tap token; nothing where it knows nobody. */
  abstract find(accountId: string, oneTapToken?: string): Promise<PortalDetails | undefined>;
}
