import type { ContributionKey } from '#core/contributions/contribution-keys.ts';
import type { Stock } from '#core/contributions/contributed-keys.ts';
import type { StockOccasion } from '#core/contributions/contribution-stock.ts';

/** A company that something is contributed about: its name in URLs, and the one that people read. */
export interface ContributedAbout {
  readonly urlName: string;
  readonly name: string;
}

/** All that ports of contributions of one kind have in common, whichever kind: a draft is sent, and comes back as its key sees it. `Known` is what a change has to know of it. */
export interface ContributedThings<Draft, Own, Known = Own> {
  held(): Promise<readonly ContributionKey[]>;
  prepare(occasion: StockOccasion): Promise<Stock>;
  send(company: ContributedAbout, draft: Draft): Promise<Own>;
  one(publicKey: string): Promise<Own | undefined>;
  change(publicKey: string, before: Known, draft: Draft): Promise<Own>;
  remove(publicKey: string, thingId: string): Promise<void>;
  forget(publicKey: string): Promise<void>;
}

/** The same of what moderators decide about. */
export interface AppealedThings<Draft, Own, Known = Own> extends ContributedThings<Draft, Own, Known> {
  appeal(publicKey: string, thingId: string, text: string): Promise<Own>;
}
