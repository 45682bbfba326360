import type { Page } from '../page.ts';

/** The most rows of a page of own data. */
export const ownDataPageSize = 100;

/** The values of a column: JSON, as the installation has them. */
export type OwnValue = string | number | boolean | null | readonly OwnValue[] | { readonly [name: string]: OwnValue };

/** A row of the installation about anyone who asks, by the table and the columns that the data map explains. */
export interface OwnRow {
  readonly table: string;
  readonly row: Readonly<Record<string, OwnValue>>;
}

/** Everything that this installation has of anyone who asks, table after table, for them to take along (F-22). Nothing of anyone else is in it. */
export abstract class OwnData {
  /** A page of the account that is signed in. The first one needs a login of the last ten minutes (S-25); those after it go by the cursor, for an hour. */
  abstract ofAccount(cursor: string | null): Promise<Page<OwnRow>>;
  /** A page of the made-up name whose key signs. */
  abstract ofName(cursor: string | null): Promise<Page<OwnRow>>;
}
