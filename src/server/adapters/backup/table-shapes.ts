import type { CopyClient } from './copy-client.ts';
import type { SequenceValue, TableShape } from './backup-format.ts';

/** Tables of the schema except those of extensions, partitions counted within their whole. */
const ownTables = `pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
  and not exists (select 1 from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')`;

/** Leaves out computed columns. */
export const tableShapes = (client: CopyClient): Promise<readonly (TableShape & Readonly<Record<string, unknown>>)[]> =>
  client.ask(`select relname::text as name, array(select attname::text from pg_attribute
      where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns
    from ${ownTables} order by relname collate "C"`);

/** Leaves out unused sequences. */
export const sequenceValues = (client: CopyClient): Promise<readonly (SequenceValue & Readonly<Record<string, unknown>>)[]> =>
  client.ask(`select sequencename::text as name, last_value::text as value from pg_sequences
    where schemaname = current_schema() and last_value is not null order by sequencename collate "C"`);

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Columns meaningful only in one PostgreSQL, such as transaction numbers. */
const ofOneServer = ['installation.shuffled_since'];

/** Sorts by primary key to hide insertion order and keep hashes stable, omitting object store names. */
export async function rowsQuery(client: CopyClient, { name, columns }: TableShape): Promise<string> {
  const stored = columns.map((column) => (ofOneServer.includes(`${name}.${column}`) ? `null as ${quoted(column)}` : quoted(column)));
  const rows = name === 'stored_object' ? `(select * from stored_object where false) as stored_object` : quoted(name);
  const keys = await primaryKey(client, name);
  const order = keys.length > 0 ? keys.map(({ key }) => key).join(', ') : `${quoted(name)}::text collate "C"`;
  return `select ${stored.join(', ')} from ${rows} order by ${order}`;
}

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
