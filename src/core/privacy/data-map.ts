/** Storage period, counted from the row's own date. */
export type Retention = { readonly for: 'always'; readonly because: string } | { readonly for: 'days'; readonly days: number };

export type Reader = 'everyone' | 'operator' | 'the server';

export const memberTraces = ['account', 'hash', 'none'] as const;

/** Link from a row to a member: account, keyed hash, or none. */
export type MemberTrace = (typeof memberTraces)[number];

export type OnDeletion = 'erased' | 'with-post' | 'with-session' | 'wiped' | 'stays';

/** Public description of a table, its retention and columns. */
export interface TableMap {
  readonly table: string;
  readonly trace: MemberTrace;
  readonly onDeletion: OnDeletion;
  readonly purpose: string;
  readonly kept: Retention;
  readonly columns: readonly { readonly column: string; readonly purpose: string; readonly readBy: Reader }[];
}

/** Data map of this installation by table (F-15). */
export abstract class DataMap {
  abstract map(): Promise<readonly TableMap[]>;
}
