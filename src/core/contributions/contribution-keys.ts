import type { ContributionKind } from '../kinds/contribution-kinds.ts';
import type { PersonaToken } from '../persona-keys/persona-token.ts';

/** A key of one contribution that this device holds. Its public half is all that the server knows of who contributed. */
export interface ContributionKey extends ContributionNotes {
  /** The public half (Ed25519, base64url). */
  readonly publicKey: string;
}

/** Notes of the device beside a key, which it tells nobody. */
export interface ContributionNotes {
  /** What was contributed by it, or is planned; of a key in the pool it says nothing. */
  readonly kind: ContributionKind;
  /** The name of what was contributed, once the server has said it. */
  readonly thingId?: string;
  /** The name of the company, for the list on the device. */
  readonly about?: string;
  /** The day on which it was sent from here; of a key from another device, the day on which it came. */
  readonly sentOn?: string;
  /** The year of which its author has shared how it went (F-11), as far as this device knows. */
  readonly checkInYear?: number;
  /** Whether it counts in figures of many; missing where it is of a kind that never does, or was sent before this was noted. */
  readonly counts?: boolean;
  /** The token on its way: asked for, or in hand and not spent yet. */
  readonly token?: PersonaToken;
  /** The token of its point (`src/core/rewards`): on its way, or drawn, and then no more is known of it here. */
  readonly point?: PersonaToken | 'drawn';
}

/**
 * The keys of the contributions of a member on this device, each good for one contribution alone, so that nothing joins two of them. Each member of the device has
 * their own and sees no other; a guest has those that belong to nobody. They stay when their member signs out, and the private halves sign here; one leaves the
 * device only where its author passes it on to another of theirs.
 */
export abstract class ContributionKeys {
  abstract list(): Promise<readonly ContributionKey[]>;
  /** Makes a key. Refused where the browser keeps none (KEYS_NOT_KEPT). */
  abstract make(notes: ContributionNotes): Promise<ContributionKey>;
  /** Remembers something beside a key, in place of what was remembered there. */
  abstract note(publicKey: string, notes: ContributionNotes): Promise<void>;
  /** The signature of a text (Ed25519, base64); refused where the key is not among the member’s (NO_KEY). */
  abstract sign(publicKey: string, text: string): Promise<string>;
  /** The private half of a key (the seed, base64url), for another device of its author; refused where the key is not among the member’s (NO_KEY). */
  abstract secretOf(publicKey: string): Promise<string>;
  /**
   * Keeps a key whose private half came from another device. One that lies here stays as it is, and one that is nobody’s becomes the member’s. Refused where it
   * is another member’s (KEY_OF_ANOTHER).
   */
  abstract adopt(secret: string, notes: ContributionNotes): Promise<ContributionKey>;
  /** Forgets a key of the member for good: what it contributed stays, and nobody can change or delete it any more. */
  abstract forget(publicKey: string): Promise<void>;
  /** Lets the keys belong to nobody, as where the account that held them is deleted. */
  abstract release(): Promise<void>;
}
