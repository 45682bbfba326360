import { sql, type InsertType, type RawBuilder, type Selectable, type Updateable, type UpdateType } from 'kysely';
import type { AccountItem } from '#core/account/account-deletion.ts';
import type { ContributionKind } from '#core/kinds/contribution-kinds.ts';
import type { Retention } from '#core/privacy/data-map.ts';
import type { Column } from './column.ts';

type Columns = Readonly<Record<string, Column<unknown>>>;

/** Retention of rows; tables that grow with every reader drop whole daily partitions, others are swept by row. */
type Kept<Name> =
  | { readonly kept: Extract<Retention, { for: 'always' }>; readonly datedBy?: never; readonly partitionedBy?: never }
  | { readonly kept: Extract<Retention, { for: 'days' }>; readonly datedBy: Name & string; readonly partitionedBy?: 'day' };

/** Rows on a cluster: with their company, or copied to every machine; all others lie on the first. */
type Spread<Name> = { readonly spread?: 'everywhere' } | { readonly spread: 'company_id' extends Name ? 'by company' : never };

/** Tables with parts of their own; a kind's is named like it, but for sets of photos. */
type Parent = 'account' | 'post' | 'chat_message' | 'session' | 'photo_set' | 'company_reply' | ContributionKind;

/** Account deletion follows this: rows go with their parent, or stay for a reason, emptied and ownerless. */
type Cascade = { readonly staysBecause?: string } & (
  | { readonly deletedWith: 'account' | readonly ['account', ...Parent[]]; readonly countsAs: AccountItem | null }
  | { readonly deletedWith?: Exclude<Parent, 'account'> | readonly Exclude<Parent, 'account'>[]; readonly countsAs?: never }
);

/** Single source for the types, the data map, the sweep and the wiping. */
type TableFacts<Of extends Columns, Goes extends Cascade> = Kept<keyof Of> &
  Spread<keyof Of> &
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

export type RowOf<Of> = Of extends { readonly columns: infer All }
  ? { -readonly [Name in keyof All]: All[Name] extends Column<infer Stored> ? Stored : never }
  : never;

type Insert<Of, Name extends keyof RowOf<Of>> = InsertType<RowOf<Of>[Name]>;

/** Columns with a database default. */
type Filled<Of> = { [Name in keyof RowOf<Of>]: undefined extends Insert<Of, Name> ? Name : never }[keyof RowOf<Of>];

type Computed<Of> = { [Name in keyof RowOf<Of>]: [Insert<Of, Name>] extends [never] ? Name : never }[keyof RowOf<Of>];

type Needed<Of> = Exclude<keyof RowOf<Of>, Filled<Of> | Computed<Of>>;

/** Requires every column without a default, even nullable ones. */
export type NewRow<Of> = { readonly [Name in Needed<Of>]: Insert<Of, Name> } & {
  readonly [Name in Exclude<Filled<Of>, Computed<Of>>]?: Insert<Of, Name>;
};

/** Fails to compile when a column is left out, so no nullable one is forgotten. */
export const newRow = <Of extends { readonly columns: Columns }>(_table: Of, row: NewRow<Of>): NewRow<Of> => row;

type ChangedRow<Of, Stays> = { readonly [Name in Exclude<Needed<Of>, Stays>]: UpdateType<RowOf<Of>[Name]> } & {
  readonly [Name in Exclude<Filled<Of>, Computed<Of>>]?: UpdateType<RowOf<Of>[Name]>;
};

/** Fails to compile unless each column is changed or named as staying. */
export const changedRow = <Of extends { readonly columns: Columns }, const Stays extends Needed<Of> = never>(
  _table: Of,
  _stays: readonly Stays[],
  changes: ChangedRow<Of, Stays>,
): ChangedRow<Of, Stays> => changes;

export const columns = <Of extends { readonly name: string; readonly columns: Columns }, const Names extends readonly (keyof RowOf<Of> & string)[]>(
  { name }: Of,
  ...names: Names
): RawBuilder<Pick<Selectable<RowOf<Of>>, Names[number] & keyof Selectable<RowOf<Of>>>> =>
  sql`${sql.join(names.map((column) => sql.ref(`${name}.${column}`)))}`;

export const aliased = <Of extends { readonly name: string; readonly columns: Columns }>(of: Of, name: string): Of => ({ ...of, name });

/** Reading a column outside the selection does not compile. */
export type Read<Selected> = Selected extends RawBuilder<infer Row> ? Readonly<Row> : never;

/** Erases everything written from a row that has to stay. */
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

export const ofAccount = { kept: withAccount, deletedWith: 'account' } as const;

export const isPartOf = ({ deletedWith = [] }: Pick<AnyTable, 'deletedWith'>, whole: string): boolean => [deletedWith].flat().some((each) => each === whole);
