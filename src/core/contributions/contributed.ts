import type { TypedCompany } from '../typed-companies/typed-company.ts';
import type { Named } from '../named.ts';
import type { ContributionKey } from './contribution-keys.ts';
import type { TokenPool } from './contributed-keys.ts';
import type { PrefetchOccasion } from './token-pool.ts';

/** The contributions of one kind from this device, each by a key for itself that lies here. `Changed` is what a change says where that is less than what is sent first. */
export abstract class Contributed<Draft, Own, Changed = Draft> {
  /** Their keys, as the device noted them. Nobody is asked: asked for in one go, they would be known as those of one person. */
  abstract local(): Promise<readonly ContributionKey[]>;
  /** Gets ready for one to come, so that nothing has to be asked for by session just before it is sent (F-07). It never fails; it answers what is known of what pays for it. */
  abstract prepare(occasion: PrefetchOccasion): Promise<TokenPool>;
  /** Sends one, paid for by a token of the account that is signed in. Tried again after a lost answer it is sent once, and costs one token. */
  abstract send(company: Named | TypedCompany, draft: Draft): Promise<Own>;
  /** The one of a key; nothing where there is none any more. */
  abstract one(publicKey: string): Promise<Own | undefined>;
  /** Refused where it was changed since the version that is known. */
  abstract change(publicKey: string, before: Own, draft: Changed): Promise<Own>;
  /** Deletes it for everyone, and forgets its key. */
  abstract remove(publicKey: string, id: string): Promise<void>;
  /** Forgets a key whose contribution is gone already. */
  abstract forget(publicKey: string): Promise<void>;
}

/** The same of a kind that moderators decide about. */
export abstract class ContributedModerated<Draft, Own, Changed = Draft> extends Contributed<Draft, Own, Changed> {
  /** Appeals the last decision about it that can be appealed (F-28). */
  abstract appeal(publicKey: string, id: string, text: string): Promise<Own>;
}
