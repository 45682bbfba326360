import type { Page } from '../page.ts';
import type { DeskCompany } from './desk.ts';
import type { DomainSigns } from './desk-entry.ts';

/** Claim that no sign proved, or that waits for an owner. */
export interface DeskClaimAsked {
  readonly claimId: string;
  readonly company: DeskCompany;
  readonly personName: string;
  readonly address: string;
  readonly signs: DomainSigns;
  /** Address of the present owner, or null. */
  readonly owner: string | null;
  readonly askedOn: string;
}

/** Claims that wait for an administrator. */
export abstract class DeskClaims {
  abstract list(after?: string | null, pageSize?: number): Promise<Page<DeskClaimAsked>>;
  /** Makes the claimant the owner, and the former one a writer. */
  abstract grant(claimId: string): Promise<void>;
  abstract refuse(claimId: string): Promise<void>;
}
