import type { RowOf } from './table.ts';

/** The tables of the database, by their names. Each adds itself beside its declaration (`declare module`), so that no file names them all but the wiring. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- what is declared elsewhere fills it
export interface TableDeclarations {}

/** The tables as Kysely knows them. */
export type Tables = { readonly [Name in keyof TableDeclarations]: RowOf<TableDeclarations[Name]> };

/** The tables whose rows go with an account, a post or a session, or stay as nobody's, as Kysely knows them. */
export type BelongingTables = {
  readonly [
    Name in keyof TableDeclarations as TableDeclarations[Name] extends { readonly goesWith: unknown } | { readonly staysBecause: string } ? Name : never
  ]: Tables[Name];
};
