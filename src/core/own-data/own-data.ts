import type { Page } from '../page.ts';

export const ownDataPageSize = 100;

export type OwnValue = string | number | boolean | null | readonly OwnValue[] | { readonly [name: string]: OwnValue };

/** Row about the requester, by table and columns as the data map explains. */
export interface OwnRow {
  readonly table: string;
  readonly row: Readonly<Record<string, OwnValue>>;
}

/** Everything the installation stores about the requester, for export (F-22). */
export abstract class OwnData {
  /** First page needs a login within ten minutes (S-25); the cursor lasts an hour. */
  abstract ofAccount(cursor: string | null): Promise<Page<OwnRow>>;
  /** Data of the pseudonym whose key signs. */
  abstract ofName(cursor: string | null): Promise<Page<OwnRow>>;
}
