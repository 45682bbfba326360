import type { ContributionKind } from '../kinds/contribution-kinds.ts';
import type { PersonaToken } from '../persona-keys/persona-token.ts';

/** Key of one contribution; its public half is all the server knows of the contributor. */
export interface ContributionKey extends ContributionNotes {
  /** Ed25519 public key in base64url. */
  readonly publicKey: string;
}

/** Device notes beside a key, never sent. */
export interface ContributionNotes {
  /** Meaningless for a key in the pool. */
  readonly kind: ContributionKind;
  /** Set once the server has named the contribution. */
  readonly thingId?: string;
  readonly about?: string;
  /** Day of sending, or of arrival from another device. */
  readonly sentOn?: string;
  /** Year of the last shared check-in (F-11), as far as this device knows. */
  readonly checkInYear?: number;
  /** Counts in aggregate figures; missing for kinds that never do and for older keys. */
  readonly counts?: boolean;
  /** Token requested, or received and not yet spent. */
  readonly token?: PersonaToken;
  /** Token of its point (`src/core/rewards`): pending, or drawn and no longer traceable here. */
  readonly point?: PersonaToken | 'drawn';
}

/** Keys of a member on this device, one per contribution so that nothing joins two. They survive sign-out. */
export abstract class ContributionKeys {
  abstract list(): Promise<readonly ContributionKey[]>;
  /** Refused where the browser keeps no keys (KEYS_NOT_KEPT). */
  abstract make(notes: ContributionNotes): Promise<ContributionKey>;
  abstract note(publicKey: string, notes: ContributionNotes): Promise<void>;
  /** Ed25519 signature in base64; refused for a key not among the member’s (NO_KEY). */
  abstract sign(publicKey: string, text: string): Promise<string>;
  /** Private seed in base64url for the author's other device; refused for foreign keys (NO_KEY). */
  abstract secretOf(publicKey: string): Promise<string>;
  /** Imports a key and claims an unowned one; refused if another member's (KEY_OF_ANOTHER). */
  abstract adopt(secret: string, notes: ContributionNotes): Promise<ContributionKey>;
  /** Irreversible: nobody can change or delete the contribution afterwards. */
  abstract forget(publicKey: string): Promise<void>;
  /** Leaves the keys unowned, as when their account is deleted. */
  abstract release(): Promise<void>;
}
