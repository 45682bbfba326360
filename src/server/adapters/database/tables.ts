import type { migration } from './migration-table.ts';
import type { RowOf } from './table.ts';

/** Tables add themselves by `declare module` beside their declaration, so only the wiring names them all. */
export interface TableDeclarations {
  migration: typeof migration;
}

export type Tables = { readonly [Name in keyof TableDeclarations]: RowOf<TableDeclarations[Name]> };

export type CascadeTables = {
  readonly [
    Name in keyof TableDeclarations as TableDeclarations[Name] extends { readonly deletedWith: unknown } | { readonly staysBecause: string } ? Name : never
  ]: Tables[Name];
};
