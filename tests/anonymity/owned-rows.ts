import { ownerKeys, signerKeys } from '#server/adapters/account/account-remains.ts';
import type { OwnerKey } from '#server/adapters/database/column.ts';
import type { Secrets } from '#server/adapters/secrets/secrets.ts';
import { moderatedThings } from '#tests/kinds/tested-kinds.ts';
import type { DumpedRow, DumpedTable } from './dump.ts';

/** Rows by table that belong to one account or one made-up name. */
export type OwnedRows = ReadonlyMap<string, readonly DumpedRow[]>;

/** Column values that name a key's made-up name, computed as the server does. */
const keysOfPersona = (secrets: Secrets, ref: string, owner: OwnerKey): readonly string[] => signerKeys(secrets, ref, owner);

/** Rows of each account, as derivable with the database and the server's keys. */
export const ownedRowsOfAccounts = (dump: readonly DumpedTable[], secrets: Secrets, accounts: readonly string[]): readonly OwnedRows[] =>
  ownedRows(dump, accounts, (account, owner) => ownerKeys(secrets, account, owner));

/** Rows of each made-up name, or of each contribution key. */
export const ownedRowsOfPersonas = (dump: readonly DumpedTable[], secrets: Secrets, refs: readonly string[]): readonly OwnedRows[] =>
  ownedRows(dump, refs, (ref, owner) => keysOfPersona(secrets, ref, owner));

/** Rows that name an account in clear, visible without the server's keys. */
export const seenOfAccounts = (dump: readonly DumpedTable[], accounts: readonly string[]): readonly OwnedRows[] =>
  ownedRows(dump, accounts, (account, owner) => (owner.by === 'id' ? [account] : []));

/** Rows visible by contribution key, likewise. */
export const seenOfKeys = (dump: readonly DumpedTable[], refs: readonly string[]): readonly OwnedRows[] =>
  ownedRows(dump, refs, (ref, owner) => (owner.by === 'persona' && owner.purpose === undefined ? [ref] : []));

/** Columns that name content, in tables whose rows name no author. */
const thingTables = ['post', 'comment', ...moderatedThings.map(({ table }) => table)];
const thingColumns = [...thingTables.map((name) => `${name}_id`), 'thing', 'item_id'];

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
