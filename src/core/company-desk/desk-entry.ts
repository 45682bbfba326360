import { isFreeMail } from '../verification/work-address.ts';

/** Facts of a company that speak for a mail domain. */
export interface DomainSigns {
  /** An administrator wrote the domain down as the company's. */
  readonly isConfirmed: boolean;
  readonly isWebsite: boolean;
  readonly isCareersSite: boolean;
}

/** Open at once, asked of the owner, or left to an administrator. */
export type DeskState = 'open' | 'asked' | 'unproved';

export interface DeskClaim extends DomainSigns {
  readonly hasOwner: boolean;
  /** The host looks at every first claim by hand. */
  readonly isLookedAt: boolean;
}

/** One confirmation or two signs that agree. */
export const provesDomain = ({ isConfirmed, isWebsite, isCareersSite }: DomainSigns): boolean => isConfirmed || (isWebsite && isCareersSite);

export function entryOf(claim: DeskClaim): DeskState {
  if (!provesDomain(claim)) return 'unproved';
  if (claim.hasOwner) return 'asked';
  return claim.isLookedAt ? 'unproved' : 'open';
}

/** Shuts an open desk to a domain that proves the company no longer, until a sign or an administrator does. */
export const stateNow = (state: DeskState, signs: DomainSigns): DeskState => (state === 'open' && !provesDomain(signs) ? 'unproved' : state);

/** Domain of a company alone: a part of a domain may belong to someone else. */
export const isDomainOf = (domain: string, known: string): boolean => domain === known.toLowerCase() && !isFreeMail(domain);
