import type { CopyClient } from './copy-client.ts';
import type { SequenceValue, TableShape } from './backup-format.ts';

/** The tables of the product: every one in its schema but those that an extension brought, partitions as part of their whole. */
const ownTables = `pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
  and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')`;

/** The tables with all columns that hold something; what the database computes, it computes again. */
export const tableShapes = (client: CopyClient): Promise<readonly (TableShape & Readonly<Record<string, unknown>>)[]> =>
  client.ask(`select relname::text as name, array(select attname::text from pg_attribute
      where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns
    from ${ownTables} order by relname collate "C"`);

/** The last numbers that sequences gave; of one that gave none there is nothing to keep. */
export const sequenceValues = (client: CopyClient): Promise<readonly (SequenceValue & Readonly<Record<string, unknown>>)[]> =>
  client.ask(`select sequencename::text as name, last_value::text as value from pg_sequences
    where schemaname = current_schema() and last_value is not null order by sequencename collate "C"`);

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Columns whose values mean something in one PostgreSQL only, such as numbers of its transactions; elsewhere nothing is known yet. */
const ofOneServer = ['installation.shuffled_since'];

/**
 * The query for all rows of a table by its primary key, compared letter by letter. So the order on the disk, which tells who wrote when, is not kept, and the
 * same rows always have the same hash. Names in the object store are left out: pictures leave with their bytes.
 */
export async function rowsQuery(client: CopyClient, { name, columns }: TableShape): Promise<string> {
  const stored = columns.map((column) => (ofOneServer.includes(`${name}.${column}`) ? `null as ${quoted(column)}` : quoted(column)));
  const rows = name === 'stored_object' ? `(select * from stored_object where false) as stored_object` : quoted(name);
  const keys = await primaryKey(client, name);
  const order = keys.length > 0 ? keys.map(({ key }) => key).join(', ') : `${quoted(name)}::text collate "C"`;
  return `select ${stored.join(', ')} from ${rows} order by ${order}`;
}

/** The columns of the primary key of a table, each also as what rows are ordered by. */
export const primaryKey = (
  client: CopyClient,
  name: string,
): Promise<readonly (Readonly<Record<string, unknown>> & { readonly column: string; readonly key: string })[]> =>
  client.ask(
    `select attname::text as column, format('%I', attname) || case when attcollation = 0 then '' else ' collate "C"' end as key
      from pg_index cross join unnest(indkey) with ordinality as place (attnum, position)
      join pg_attribute on attrelid = indrelid and pg_attribute.attnum = place.attnum
      where indrelid = $1::regclass and indisprimary order by position`,
    [quoted(name)],
  );
