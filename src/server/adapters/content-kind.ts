import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { ChatNews } from '#core/chat/chat-news.ts';
import type { LedgerEvent } from '#core/moderation/ledger.ts';
import type { ResourceType } from '#core/votes/vote.ts';
import type { AnyTable } from './database/table.ts';
import type { Secrets } from './secrets/secrets.ts';
import type { SummaryName } from './summaries/summary-name.ts';
import type { Tables } from './database/tables.ts';

export type Counter = 'up' | 'down' | 'comments' | 'views' | 'requests' | 'replies' | 'posts' | 'followers' | 'choices';

interface Ranked {
  readonly postedAtMs: number;
  readonly counts: Readonly<Partial<Record<Counter, number>>>;
}

/** Kind of member content, through which shared features work without knowing tables. */
interface KindFacts {
  readonly type: ResourceType;
  readonly table: AnyTable;
  /** Join to the page's content, empty for kinds with their own page. */
  readonly within: RawBuilder<unknown>;
  /** Page's content with its kind, status and place. */
  readonly page: RawBuilder<unknown>;
  readonly pageType: RawBuilder<unknown>;
  readonly pageStatus: RawBuilder<unknown>;
  readonly place: RawBuilder<unknown>;
  /** Public editable texts, kept in earlier versions and searched for watched words. */
  readonly texts: readonly string[];
  /** JSON list of pictures for moderators, except those of posts. */
  readonly pictures?: RawBuilder<unknown>;
  /** Beginning of the text, for its author to recognise. */
  readonly excerpt: RawBuilder<unknown>;
  /** Column of stars, published in the ledger (F-18). */
  readonly stars?: string;
  /** True for authors that are contribution keys, which receive no notifications. */
  readonly isContributed: RawBuilder<unknown>;
  /** Counts that include it while shown, by owner column. */
  readonly countedIn: readonly { readonly of: string; readonly counter: Counter }[];
  /** Company summary that counts it while shown. */
  readonly summary?: SummaryName;
  /** Condition for unseen content with a future publication hour. */
  readonly isScheduled?: RawBuilder<unknown>;
  /** Runs before a company's content moves to another. */
  readonly beforeMove?: (transaction: Transaction<Tables>, from: string, into: string) => Promise<void>;
  /** Reacts to removed content by returning dependent items to withdraw. */
  readonly after?: (transaction: Transaction<Tables>, gone: readonly string[]) => Promise<readonly string[]>;
}

/** Public kind, voted on, counted and recorded in the ledger. */
export interface PublicKind extends KindFacts {
  readonly isPrivate?: false;
  /** Name in the removal ledger. */
  readonly itemKind: LedgerEvent['itemKind'];
  /** Columns of its counts, always including both votes. */
  readonly counts: Readonly<Record<'up' | 'down', string> & Partial<Record<Counter, string>>>;
  readonly rank: { readonly column: string; readonly of: (ranked: Ranked) => number };
  /** Runs after count changes, for kinds in lists ordered by them. */
  readonly whenCounted?: (transaction: Transaction<Tables>, ids: readonly string[]) => Promise<void>;
}

interface Opening {
  readonly secrets: Pick<Secrets, 'unseal'>;
}

/** Kind visible only within its conversation, and absent from the ledger. */
interface PrivateKind extends KindFacts {
  readonly isPrivate: true;
  /** Decrypts its only text column, sealed for its row and page. */
  readonly opened: (secrets: Opening['secrets'], thing: { readonly id: string; readonly page: string }, sealed: string | null) => string;
  readonly tellChanged: (connected: Opening & { readonly db: Kysely<Tables>; readonly now: number; readonly news: ChatNews }, id: string) => Promise<void>;
}

export type ContentKind = PublicKind | PrivateKind;
