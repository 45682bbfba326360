import type { TypedCompany } from '../typed-companies/typed-company.ts';
import type { Named } from '../named.ts';
import type { ContributionKey } from './contribution-keys.ts';
import type { TokenPool } from './contributed-keys.ts';
import type { PrefetchOccasion } from './token-pool.ts';

/** Contributions of one kind from this device, each under its own key. `Changed` narrows what an edit may send. */
export abstract class Contributed<Draft, Own, Changed = Draft> {
  /** Reads the device alone: asking for keys together would link them to one person. */
  abstract local(): Promise<readonly ContributionKey[]>;
  /** Prefetches so that no session request comes just before sending (F-07). Never fails. */
  abstract prepare(occasion: PrefetchOccasion): Promise<TokenPool>;
  /** Pays with a token of the account. Retrying after a lost answer sends and costs once. */
  abstract send(company: Named | TypedCompany, draft: Draft): Promise<Own>;
  abstract one(publicKey: string): Promise<Own | undefined>;
  /** Refused if changed since the known version. */
  abstract change(publicKey: string, before: Own, draft: Changed): Promise<Own>;
  /** Deletes it for everyone and forgets its key. */
  abstract remove(publicKey: string, id: string): Promise<void>;
  /** Forgets a key whose contribution is already gone. */
  abstract forget(publicKey: string): Promise<void>;
}

export abstract class ContributedModerated<Draft, Own, Changed = Draft> extends Contributed<Draft, Own, Changed> {
  /** Appeals the last appealable decision (F-28). */
  abstract appeal(publicKey: string, id: string, text: string): Promise<Own>;
}

/** Adds contributions below which a company replies. */
export abstract class ContributedReplied<Draft, Own, Changed = Draft> extends ContributedModerated<Draft, Own, Changed> {
  /** Publishes, changes or with empty words takes back the answer to the reply. */
  abstract answerReply(publicKey: string, id: string, text: string): Promise<Own>;
}
