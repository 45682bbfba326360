import { sql, type RawBuilder } from 'kysely';
import { Failure } from '#core/failure.ts';
import { hourMs } from '#core/figures/durations.ts';
import { ownDataPageSize, type OwnData, type OwnRow, type OwnValue } from '#core/own-data/own-data.ts';
import type { Page } from '#core/page.ts';
import { ownerKeys, signerKeys } from '../account/account-remains.ts';
import type { RequestScope } from '../caller/request-scope.ts';
import type { OwnerKey } from '../database/column.ts';
import { keysetPosition, listCursor } from '../paging/list-cursor.ts';
import { openedColumns, type ReadRow } from './opened-columns.ts';
import { ownTables, type Belongs, type OwnTable } from './own-tables.ts';

/** Lifetime of an export's cursor. */
const longestMs = hourMs;

interface Whose {
  readonly list: readonly unknown[];
  readonly keysOf: (owner: OwnerKey) => readonly string[];
}

interface Position {
  readonly startedAt: number;
  readonly table: string | undefined;
  readonly key: readonly string[];
}

/** Exports all data of an account or made-up name by the declarations that deletion uses. */
export class SqlOwnData implements OwnData {
  readonly #scope: RequestScope;

  constructor(scope: RequestScope) {
    this.#scope = scope;
  }

  async ofAccount(cursor: string | null): Promise<Page<OwnRow>> {
    const { secrets } = this.#scope;
    const { member, sessionId } = cursor === null ? this.#scope.reauthenticated() : this.#scope.caller;
    return this.#page({ list: ['own data', member.userId, sessionId], keysOf: (owner) => ownerKeys(secrets, member.userId, owner) }, cursor);
  }

  async ofName(cursor: string | null): Promise<Page<OwnRow>> {
    const { db, secrets, signer } = this.#scope;
    const named = await db.selectFrom('persona').select('ref').where('ref', '=', signer).executeTakeFirst();
    if (!named) throw new Failure('signed-out', undefined, { code: 'PERSONA_UNKNOWN' });
    return this.#page({ list: ['own data', signer], keysOf: (owner) => signerKeys(secrets, signer, owner) }, cursor);
  }

  /** Continues through as many tables as a page needs. */
  async #page(whose: Whose, cursor: string | null): Promise<Page<OwnRow>> {
    const all = ownTables(this.#scope.tables, this.#scope.kinds.all, new Set(Object.keys(openedColumns)));
    const from = this.#positionIn(whose, cursor);
    const first = from.table === undefined ? 0 : all.findIndex(({ table }) => table.name === from.table);
    const keys = await this.#primaryKeys();
    const found: { readonly recorded: OwnRow; readonly key: readonly string[] }[] = [];
    for (const each of all.slice(Math.max(first, 0))) {
      const after = each.table.name === from.table ? from.key : [];
      const rows = await this.#rows(each, { whose, after, primary: keys.get(each.table.name) ?? [], most: ownDataPageSize + 1 - found.length });
      found.push(...rows);
      if (found.length > ownDataPageSize) break;
    }
    const [items, last] = [found.slice(0, ownDataPageSize), found.length > ownDataPageSize ? found[ownDataPageSize - 1] : undefined];
    const next = last && listCursor(this.#scope.secrets, whose.list, { order: from.startedAt, id: JSON.stringify([last.recorded.table, ...last.key]) });
    return { items: items.map(({ recorded }) => recorded), next: next ?? null };
  }

  /** Restarts an expired export with a login, so no cursor works for ever. */
  #positionIn({ list }: Whose, cursor: string | null): Position {
    const { now, secrets } = this.#scope;
    const position = keysetPosition(secrets, list, cursor);
    if (!position) return { startedAt: now, table: undefined, key: [] };
    if (now - position.order > longestMs) throw new Failure('invalid', 'This list was begun too long ago.', { code: 'CURSOR_INVALID' });
    const [table, ...key] = JSON.parse(position.id) as string[];
    return { startedAt: position.order, table, key };
  }

  async #primaryKeys(): Promise<ReadonlyMap<string, readonly string[]>> {
    const { rows } = await sql<{ readonly name: string; readonly columns: string[] }>`
      select relname::text as name, array_agg(attname::text order by place) as columns
      from pg_index join pg_class on pg_class.oid = indrelid cross join unnest(indkey) with ordinality as part (attnum, place)
      join pg_attribute on attrelid = indrelid and pg_attribute.attnum = part.attnum
      where indisprimary and relnamespace = current_schema()::regnamespace group by relname`.execute(this.#scope.db);
    return new Map(rows.map(({ name, columns }) => [name, columns]));
  }

  async #rows(
    { table, belongs, columns }: OwnTable,
    { whose, after, primary, most }: { readonly whose: Whose; readonly after: readonly string[]; readonly primary: readonly string[]; readonly most: number },
  ): Promise<readonly { readonly recorded: OwnRow; readonly key: readonly string[] }[]> {
    const conditions = belongs.flatMap((each) => conditionOf(each, whose) ?? []);
    if (conditions.length === 0 || primary.length === 0) return [];
    const taken = columns.flatMap((column) => openedColumns[`${table.name}.${column}`]?.takes ?? []);
    const read = [...new Set([...columns, ...taken])].map((column) => sql.ref(column));
    const place = sql.join(primary.map((column) => sql.ref(column)));
    const goesOn = after.length > 0 ? sql`and (${place}) > (${sql.join(after)})` : sql``;
    const key = sql`array[${sql.join(primary.map((column) => sql`${sql.ref(column)}::text`))}] as "keyOfRow"`;
    const { rows } = await sql<ReadRow & { readonly keyOfRow: string[] }>`select ${sql.join([...read, key])} from ${sql.table(table.name)}
      where (${sql.join(conditions, sql` or `)}) ${goesOn} order by ${place} limit ${most}`.execute(this.#scope.db);
    return rows.map((row) => ({ key: row.keyOfRow, recorded: { table: table.name, row: this.#recordedOf(table.name, columns, row) } }));
  }

  #recordedOf(table: string, columns: readonly string[], row: ReadRow): OwnRow['row'] {
    const recorded = (column: string): OwnValue => {
      const [stored, opened] = [row[column], openedColumns[`${table}.${column}`]];
      const value = opened && typeof stored === 'string' ? opened.open(this.#scope.secrets, row, stored) : stored;
      return valueFrom(value);
    };
    return Object.fromEntries(columns.map((column) => [column, recorded(column)]));
  }
}

/** Returns nothing where this kind of member is never named that way. */
function conditionOf(way: Belongs, { keysOf }: Whose): RawBuilder<unknown> | undefined {
  const named = ({ column, owner }: { readonly column: string; readonly owner: OwnerKey }) => {
    const keys = keysOf(owner);
    return keys.length > 0 ? sql`${sql.ref(column)} = any(${keys}::text[])` : undefined;
  };
  if ('owner' in way) return named(way);
  const ofThings = (which: RawBuilder<unknown>) => {
    const owned = way.wholes.flatMap(({ table, owners }) => {
      const conditions = owners.flatMap((each) => named(each) ?? []);
      return conditions.length > 0 ? [sql`select id from ${sql.table(table)} where (${sql.join(conditions, sql` or `)}) ${which}`] : [];
    });
    return owned.length > 0 ? sql`${sql.ref(way.column)} = any(array(${sql.join(owned, sql` union all `)}))` : undefined;
  };
  const [all, hidden] = [ofThings(sql``), ofThings(sql`and status <> 'LIVE'`)];
  if (!way.oneOf || !all || !hidden) return all;
  const said = way.oneOf.map((column) => sql`${sql.ref(column)} is not null`);
  return sql`(${all} and (${sql.join([...said, hidden], sql` or `)}))`;
}

/** JSON value, with moments as text and null for what failed to open. */
const valueFrom = (value: unknown): OwnValue => (value === undefined ? null : (JSON.parse(JSON.stringify(value)) as OwnValue));
