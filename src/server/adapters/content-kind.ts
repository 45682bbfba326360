import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { ChatNews } from '#core/chat/chat-news.ts';
import type { LedgerEvent } from '#core/moderation/ledger.ts';
import type { ResourceType } from '#core/votes/vote.ts';
import type { AnyTable } from './database/table.ts';
import type { Secrets } from './secrets/secrets.ts';
import type { SummaryName } from './summaries/summary-name.ts';
import type { Tables } from './database/tables.ts';

/** What is counted of things. */
export type Counter = 'up' | 'down' | 'comments' | 'views' | 'requests' | 'replies' | 'posts' | 'followers' | 'choices';

/** The counts of a thing, by their counters, and when it was written. */
interface Ranked {
  readonly postedAtMs: number;
  readonly counts: Readonly<Partial<Record<Counter, number>>>;
}

/**
 * A kind of what members write, declared beside its table: moderation, queue, votes, counts, mutes and ledger know kinds, and no tables. In the
 * table of every kind `id`, `author_ref`, `status`, `locked_for`, `version` and `posted_at` mean the same.
 */
interface KindFacts {
  readonly type: ResourceType;
  readonly table: AnyTable;
  /** The join to the thing on whose page it is there; empty for what has its own page. */
  readonly within: RawBuilder<unknown>;
  /** The thing on whose page it is there, the kind and the status of that, and the community or company it is in. */
  readonly page: RawBuilder<unknown>;
  readonly pageType: RawBuilder<unknown>;
  readonly pageStatus: RawBuilder<unknown>;
  readonly place: RawBuilder<unknown>;
  /** The columns of its texts that everyone reads and its author may change: earlier versions keep them, and watched words are sought in them. */
  readonly texts: readonly string[];
  /** Its pictures as a list of JSON, for a kind that has any, for moderators; its own post tells. */
  readonly pictures?: RawBuilder<unknown>;
  /** The beginning of its text, by which its author knows it again. */
  readonly excerpt: RawBuilder<unknown>;
  /** The column of its stars, for a kind that has any: the ledger says them (F-18). */
  readonly stars?: string;
  /** Whether its author is the key of a contribution, which asks by itself and is notified of nothing. */
  readonly isContributed: RawBuilder<unknown>;
  /** The counts of others in which it is one while it is shown, each with the column that says whose count that is. */
  readonly countedIn: readonly { readonly of: string; readonly counter: Counter }[];
  /** The summary of its place in which it is counted while it is shown; its place is a company, then. */
  readonly summary?: SummaryName;
  /** The condition on what has its hour still to come and that nobody has seen, for a kind that comes out later. */
  readonly isScheduled?: RawBuilder<unknown>;
  /** What has to be done before the things of a company are moved to another, for a kind that belongs to companies. */
  readonly beforeMove?: (transaction: Transaction<Tables>, from: string, into: string) => Promise<void>;
  /** What happens to this kind when things of any kind are gone: answers what nobody needs without them, which is withdrawn with them. */
  readonly after?: (transaction: Transaction<Tables>, gone: readonly string[]) => Promise<readonly string[]>;
}

/** A kind that everyone reads: it is voted on and counted, and the ledger tells what becomes of it. */
export interface PublicKind extends KindFacts {
  readonly isPrivate?: false;
  /** The name that the removal ledger has for it. */
  readonly itemKind: LedgerEvent['itemKind'];
  /** The counts that it has, each with its column; votes for and against are of every such kind. */
  readonly counts: Readonly<Record<'up' | 'down', string> & Partial<Record<Counter, string>>>;
  /** The column of its place among others of its kind, and the rule for that. */
  readonly rank: { readonly column: string; readonly of: (ranked: Ranked) => number };
  /** What follows where the counts of some things have changed, for a kind that is in lists which go by them. */
  readonly whenCounted?: (transaction: Transaction<Tables>, ids: readonly string[]) => Promise<void>;
}

/** The keys that open what lies sealed. */
interface Opening {
  readonly secrets: Pick<Secrets, 'unseal'>;
}

/** A kind that only those read who are in the same conversation: nobody else finds it, and the ledger tells nothing of it. */
interface PrivateKind extends KindFacts {
  readonly isPrivate: true;
  /** Opens what its only text column holds, which lies sealed for its row and its page. */
  readonly opened: (secrets: Opening['secrets'], thing: { readonly id: string; readonly page: string }, sealed: string | null) => string;
  /** Tells those who are connected that a thing has another status now. */
  readonly tellChanged: (connected: Opening & { readonly db: Kysely<Tables>; readonly now: number; readonly news: ChatNews }, id: string) => Promise<void>;
}

export type ContentKind = PublicKind | PrivateKind;
