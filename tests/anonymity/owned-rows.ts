import { ownerKeys, signerKeys } from '#server/adapters/account/account-remains.ts';
import type { OwnerKey } from '#server/adapters/database/column.ts';
import type { Secrets } from '#server/adapters/secrets/secrets.ts';
import type { DumpedRow, DumpedTable } from './dump.ts';

/** The rows of each table that belong to one account, or to one made-up name. */
export type OwnedRows = ReadonlyMap<string, readonly DumpedRow[]>;

/** The values by which a column names a made-up name of a key, as the server makes them. */
const keysOfPersona = (secrets: Secrets, ref: string, owner: OwnerKey): readonly string[] => signerKeys(secrets, ref, owner);

/** The rows of each of these accounts: with the keys of the server, anyone who has the database can tell. */
export const ownedRowsOfAccounts = (dump: readonly DumpedTable[], secrets: Secrets, accounts: readonly string[]): readonly OwnedRows[] =>
  ownedRows(dump, accounts, (account, owner) => ownerKeys(secrets, account, owner));

/** The rows of each of these made-up names, or of each key of a contribution. */
export const ownedRowsOfPersonas = (dump: readonly DumpedTable[], secrets: Secrets, refs: readonly string[]): readonly OwnedRows[] =>
  ownedRows(dump, refs, (ref, owner) => keysOfPersona(secrets, ref, owner));

/** The rows of each of these accounts that anyone who has the database sees without the keys of the server: those that name the account itself. */
export const seenOfAccounts = (dump: readonly DumpedTable[], accounts: readonly string[]): readonly OwnedRows[] =>
  ownedRows(dump, accounts, (account, owner) => (owner.by === 'id' ? [account] : []));

/** The rows of each of these keys that are seen likewise. */
export const seenOfKeys = (dump: readonly DumpedTable[], refs: readonly string[]): readonly OwnedRows[] =>
  ownedRows(dump, refs, (ref, owner) => (owner.by === 'persona' && owner.purpose === undefined ? [ref] : []));

/** The columns that name a post, a comment, a review or a story, in tables whose rows name no author. */
const thingColumns = ['post_id', 'review_id', 'interview_id', 'benefits_id', 'photo_set_id', 'thing', 'item_id'] as const;
const thingTables: readonly string[] = ['post', 'comment', 'review', 'interview', 'benefits', 'photo_set'];

function ownedRows(dump: readonly DumpedTable[], all: readonly string[], keysOf: (one: string, owner: OwnerKey) => readonly string[]): readonly OwnedRows[] {
  const found = all.map(() => new Map<string, DumpedRow[]>());
  const add = (whose: number | undefined, table: string, row: DumpedRow): void => {
    const map = whose === undefined ? undefined : found[whose];
    if (map) map.set(table, [...(map.get(table) ?? []), row]);
  };
  const thingsOf = new Map<unknown, number>();
  for (const table of dump.filter(({ owners }) => owners.length > 0))
    for (const [column, owner] of table.owners) {
      const whose = new Map(all.flatMap((one, at) => keysOf(one, owner).map((key) => [key, at] as const)));
      for (const row of table.rows) {
        const at = whose.get(String(row.columns[column]));
        add(at, table.name, row);
        if (at !== undefined && thingTables.includes(table.name)) thingsOf.set(row.columns['id'], at);
      }
    }
  for (const table of dump.filter(({ owners }) => owners.length === 0))
    for (const row of table.rows) for (const column of thingColumns) if (column in row.columns) add(thingsOf.get(row.columns[column]), table.name, row);
  return found;
}
