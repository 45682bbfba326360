import type { PortalDetails } from './job-portals.ts';

/** Proof of an account at the portal: a one-tap token, or the access token of a login there. */
export interface PortalProof {
  readonly kind: 'one-tap' | 'login';
  readonly token: string;
  /** Nonce that a one-tap token of this browser carries. */
  readonly nonce?: string | undefined;
}

/** Reason why the portal confirms nothing. */
export type PortalNotice = 'no-account' | 'no-career' | 'log-in-there';

export interface PortalReply {
  readonly details: PortalDetails | undefined;
  readonly notice: PortalNotice | undefined;
}

export abstract class PortalAccounts {
  /** Refuses a one-tap token that the portal did not give out. */
  abstract find(accountId: string, proof?: PortalProof): Promise<PortalReply>;
}

/** Logins at the portal that only prove an account there. */
export abstract class PortalLogins {
  /** URL at the portal, or undefined where it cannot be reached. */
  abstract begin(accountId: string, referer: string | undefined): Promise<string | undefined>;
}

/** Reply with details, noting where they name no place. */
export function replyWith(details: PortalDetails | undefined): PortalReply {
  if (!details) return { details, notice: 'no-account' };
  return { details, notice: details.companyName === null && details.collegeName === null ? 'no-career' : undefined };
}
