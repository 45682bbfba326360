import type { migration } from './migration-table.ts';
import type { RowOf } from './table.ts';

/** The tables of the database, by their names. Each adds itself beside its declaration (`declare module`), so that no file names them all but the wiring; the first is here. */
export interface TableDeclarations {
  migration: typeof migration;
}

/** The tables as Kysely knows them. */
export type Tables = { readonly [Name in keyof TableDeclarations]: RowOf<TableDeclarations[Name]> };

/** The tables whose rows go with an account, a post or a session, or stay as nobody's, as Kysely knows them. */
export type CascadeTables = {
  readonly [
    Name in keyof TableDeclarations as TableDeclarations[Name] extends { readonly deletedWith: unknown } | { readonly staysBecause: string } ? Name : never
  ]: Tables[Name];
};
