import type { Insertable, Kysely } from 'kysely';
import type { ContributionToken } from '#core/contributions/contribution-token.ts';
import type { PublishedText } from '#server/adapters/content/sanitized-text.ts';
import type { CascadeTables, Tables } from '#server/adapters/database/tables.ts';
import type { Secrets } from '#server/adapters/secrets/secrets.ts';
import type { Summary } from '#server/adapters/summaries/summary.ts';
import type { Ports } from '#server/app/wiring/ports.ts';

type Db = Kysely<Tables>;

/** Account whose rows must go, with words, amounts and bytes that are found again. */
export interface TracedAuthor {
  readonly secrets: Secrets;
  readonly persona: string;
  readonly moment: Date;
  readonly text: PublishedText;
  readonly rupees: number;
  readonly picture: { readonly width: number; readonly height: number; readonly bytes: Buffer };
}

/** Scenario in which people submit numbers, hidden at first, and one changes theirs. */
export interface Play {
  readonly about: string;
  readonly table: keyof Tables;
  readonly summary: Summary;
  readonly come: (db: Db, values: readonly number[]) => Promise<readonly string[]>;
  readonly change: (db: Db, id: string, value: number) => Promise<unknown>;
  readonly read: (db: Db) => Promise<unknown>;
}

/** Facts that tests over every kind of contribution need of one. */
export interface TestedKind {
  readonly table: keyof Tables;
  /** Inserts one that everyone sees, whose every word begins with `canary`, and returns its id. */
  readonly keepShown: (db: Db, companyId: string) => Promise<string>;
  /** Sends one to `koyal-pay` by a key. */
  readonly create: (ports: Ports, token: ContributionToken) => Promise<object>;
  readonly remove: (ports: Ports, id: string) => Promise<void>;
  /** Rows of one, in every table that goes with it. */
  readonly rows: (by: TracedAuthor) => { readonly [Name in keyof CascadeTables]?: Insertable<Tables[Name]> };
  readonly play?: Play;
  /** Stores the count of its tab, where that is a figure of its own. */
  readonly keepTabCount?: (db: Db, companyId: string, count: number) => Promise<unknown>;
}
