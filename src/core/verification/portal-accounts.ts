import type { PortalDetails } from './job-portals.ts';

export abstract class PortalAccounts {
  /** Undefined when the portal knows no such person. */
  abstract find(accountId: string, oneTapToken?: string): Promise<PortalDetails | undefined>;
}
