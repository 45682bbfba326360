import { sql, type InsertType, type RawBuilder, type Selectable, type Updateable, type UpdateType } from 'kysely';
import type { AccountItem } from '#core/account/account-deletion.ts';
import type { Retention } from '#core/privacy/data-map.ts';
import type { Column } from './column.ts';

type Columns = Readonly<Record<string, Column<unknown>>>;

/**
 * Retention of the rows of a table. Rows that go by themselves name the column their days are counted from. A table that grows with every reader has a partition for each
 * day, which goes as a whole; all others are swept row by row.
 */
type Kept<Name> =
  | { readonly kept: Extract<Retention, { for: 'always' }>; readonly datedBy?: never; readonly partitionedBy?: never }
  | { readonly kept: Extract<Retention, { for: 'days' }>; readonly datedBy: Name & string; readonly partitionedBy?: 'day' };

/** Shard group: the tables whose rows are spread over machines by the same key; `persona` is what belongs to one of the names a member writes under. */
export type ShardGroup = 'company' | 'talk' | 'member' | 'persona';

/**
 * Shard group and shard key of a table: the column with the company, the post, the account or the persona that its rows belong to. Every unique key includes it, so that
 * two rows that may not be the same lie on one machine. Reference tables are on every machine; global ones, which are about the installation, on one.
 */
type Sharded<Name> =
  | { readonly shardGroup: ShardGroup; readonly shardKey: Name & string }
  | { readonly shardGroup: 'reference' | 'global'; readonly shardKey?: never };

/** Parent of a row, with which it is deleted. */
type Parent = 'account' | 'post' | 'chat_message' | 'review' | 'interview' | 'photo_set' | 'benefits' | 'session';

/**
 * Whether rows are deleted with the account, the post or the session they belong to; or why they stay although they name an account: without
 * what its member wrote, and as nobody's. The deletion of an account follows this. What goes with an account says as which item its receipt
 * counts it; null where it is counted otherwise, belongs to a key that no account is known to, or is settled before.
 */
type Cascade = { readonly staysBecause?: string } & (
  | { readonly deletedWith: 'account' | readonly ['account', ...Parent[]]; readonly countsAs: AccountItem | null }
  | { readonly deletedWith?: Exclude<Parent, 'account'> | readonly Exclude<Parent, 'account'>[]; readonly countsAs?: never }
);

/** Declaration of a table, said once: the types, the data map, the sweep and the wiping follow from it. */
type TableFacts<Of extends Columns, Goes extends Cascade> = Kept<keyof Of> &
  Sharded<keyof Of> &
  Goes & {
    readonly purpose: string;
    readonly columns: Of;
  };

export type Table<Name extends string, Of extends Columns, Goes extends Cascade = Cascade> = TableFacts<Of, Goes> & { readonly name: Name };

export type AnyTable = Table<string, Columns>;

export const table = <const Name extends string, Of extends Columns, const Goes extends Cascade>(
  name: Name,
  facts: TableFacts<Of, Goes>,
): Table<Name, Of, Goes> => ({ name, ...facts });

/** The row of a table for Kysely. */
export type RowOf<Of> = Of extends { readonly columns: infer All }
  ? { -readonly [Name in keyof All]: All[Name] extends Column<infer Stored> ? Stored : never }
  : never;

type Insert<Of, Name extends keyof RowOf<Of>> = InsertType<RowOf<Of>[Name]>;

/** Columns that the database fills where nothing is written. */
type Filled<Of> = { [Name in keyof RowOf<Of>]: undefined extends Insert<Of, Name> ? Name : never }[keyof RowOf<Of>];

/** Columns that the database computes. */
type Computed<Of> = { [Name in keyof RowOf<Of>]: [Insert<Of, Name>] extends [never] ? Name : never }[keyof RowOf<Of>];

/** Columns that only a statement fills, also those that may be null. */
type Needed<Of> = Exclude<keyof RowOf<Of>, Filled<Of> | Computed<Of>>;

/** A row as it is written: every column that the database does not fill, also one that may be null. */
export type NewRow<Of> = { readonly [Name in Needed<Of>]: Insert<Of, Name> } & {
  readonly [Name in Exclude<Filled<Of>, Computed<Of>>]?: Insert<Of, Name>;
};

/** A new row for `insertInto`. A column that is left out does not compile, so that one that may be null is not forgotten in silence. */
export const newRow = <Of extends { readonly columns: Columns }>(_table: Of, row: NewRow<Of>): NewRow<Of> => row;

/** An edit of a row: every such column but those that stay. */
type ChangedRow<Of, Stays> = { readonly [Name in Exclude<Needed<Of>, Stays>]: UpdateType<RowOf<Of>[Name]> } & {
  readonly [Name in Exclude<Filled<Of>, Computed<Of>>]?: UpdateType<RowOf<Of>[Name]>;
};

/** An edit for `set`. A column that is neither changed nor named among those that stay does not compile, so that an edit forgets none in silence. */
export const changedRow = <Of extends { readonly columns: Columns }, const Stays extends Needed<Of> = never>(
  _table: Of,
  _stays: readonly Stays[],
  changes: ChangedRow<Of, Stays>,
): ChangedRow<Of, Stays> => changes;

/** Named columns of one table, for a `select`. */
export const columns = <Of extends { readonly name: string; readonly columns: Columns }, const Names extends readonly (keyof RowOf<Of> & string)[]>(
  { name }: Of,
  ...names: Names
): RawBuilder<Pick<Selectable<RowOf<Of>>, Names[number] & keyof Selectable<RowOf<Of>>>> =>
  sql`${sql.join(names.map((column) => sql.ref(`${name}.${column}`)))}`;

/** A table under the name that a statement gives it. */
export const aliased = <Of extends { readonly name: string; readonly columns: Columns }>(of: Of, name: string): Of => ({ ...of, name });

/** The row that such columns are read as. A column that is not among them does not compile. */
export type Read<Selected> = Selected extends RawBuilder<infer Row> ? Readonly<Row> : never;

/** The changes that leave nothing of what was written in a row that has to stay. */
export function wipeOf<Of extends { readonly columns: Columns }>({ columns: all }: Of): Partial<Updateable<RowOf<Of>>> {
  const wiped = Object.entries(all).flatMap(([name, { facts }]) => (facts.wiped ? [[name, facts.wiped.to] as const] : []));
  return Object.fromEntries(wiped) as Partial<Updateable<RowOf<Of>>>;
}

const whoGoes = (whom: string): Extract<Retention, { for: 'always' }> => ({ for: 'always', because: whom });
export const withAccount = whoGoes('It is deleted with the account.');
export const withPost = whoGoes('It is deleted with the post.');
export const leavesPlace = whoGoes(
  'Posts and comments are deleted when their author deletes them, or the account. An empty place stays, so that replies by others can still be read.',
);

/** What lies with a company. */
export const ofCompany = { shardGroup: 'company', shardKey: 'company_id' } as const;

/** What lies with an account, and goes with it. */
export const ofAccount = { kept: withAccount, deletedWith: 'account', shardGroup: 'member', shardKey: 'account_id' } as const;

/** Whether the rows of a table are deleted with an account, a session, or a thing of another table. */
export const isPartOf = ({ deletedWith = [] }: Pick<AnyTable, 'deletedWith'>, whole: string): boolean => [deletedWith].flat().some((each) => each === whole);
