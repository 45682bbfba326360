// Many rows are written far faster while nothing points at them.
import type { CopyClient } from '#server/adapters/backup/copy-client.ts';

interface Definition {
  readonly name: string;
  readonly definition: string;
}

/** Runs something while these tables have no indexes and look up no references, but for the keys that others refer to; then makes all of them anew. */
export async function withoutIndexes(client: CopyClient, tables: readonly string[], run: () => Promise<void>): Promise<void> {
  const again: string[] = [];
  for (const table of tables) {
    for (const { name, definition } of await client.ask<Definition & Record<string, string>>(constraints, [table])) {
      await client.run(`alter table ${table} drop constraint ${name}`);
      again.push(`alter table ${table} add constraint ${name} ${definition}`);
    }
    for (const { name, definition } of await client.ask<Definition & Record<string, string>>(indexes, [table])) {
      await client.run(`drop index ${name}`);
      again.push(definition);
    }
  }
  await run();
  await client.run("set local maintenance_work_mem = '256MB'");
  // References come last, for they are looked up by the keys.
  for (const statement of [...again.filter((one) => !isReference(one)), ...again.filter(isReference)]) await client.run(statement);
}

const isReference = (statement: string): boolean => statement.includes(' FOREIGN KEY ');

const constraints = `select quote_ident(conname) as name, pg_get_constraintdef(own.oid) as definition from pg_constraint own
  where conrelid = $1::regclass and (contype = 'f' or contype in ('p', 'u')
    and not exists (select from pg_constraint other where other.contype = 'f' and other.conindid = own.conindid))
  order by contype = 'f' desc`;

const indexes = `select quote_ident(relname) as name, pg_get_indexdef(indexrelid) as definition from pg_index join pg_class on pg_class.oid = indexrelid
  where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))`;
