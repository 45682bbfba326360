/** The time for which a row is stored. Days count from the row's own date. */
export type Retention = { readonly for: 'always'; readonly because: string } | { readonly for: 'days'; readonly days: number };

/** The readers of a column, outside the database. */
export type Reader = 'everyone' | 'operator' | 'the server';

export const memberTraces = ['account', 'hash', 'none'] as const;

/** The key by which the rows of a table name a member: their account, a keyed hash that leads to it by the key of the installation alone, or none. */
export type MemberTrace = (typeof memberTraces)[number];

/** The fate of rows when a member deletes the account: they are erased, go with their post or session, stay without what the member wrote, or stay. */
export type OnDeletion = 'erased' | 'with-post' | 'with-session' | 'wiped' | 'stays';

/** One table as the public may know it: why it exists, how long its rows live, what deletion does, and what each column is for. */
export interface TableMap {
  readonly table: string;
  readonly trace: MemberTrace;
  readonly onDeletion: OnDeletion;
  readonly purpose: string;
  readonly kept: Retention;
  readonly columns: readonly { readonly column: string; readonly purpose: string; readonly readBy: Reader }[];
}

/** The data map of this installation, table by table (F-15). */
export abstract class DataMap {
  abstract map(): Promise<readonly TableMap[]>;
}
