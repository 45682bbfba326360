import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { withSnapshot } from '#server/adapters/backup/snapshot.ts';
import type { BackupSource } from '#server/adapters/backup/write-frames.ts';
import { aDatabase, type TestDatabase } from '#tests/database.ts';

const writersCount = 8;
const backupsCount = 10;
/** One on the first machine alone, one copied to all, one spread. */
const written = ['persona', 'image', 'stale_summary'];

/** Writes rows that belong together, on the first machine, on all, and beside two companies. */
const writeTogether = ({ db }: TestDatabase, name: string, isSpreadFirst: boolean): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const here = sql`insert into persona (ref, kind, name) values (${name}, 'DESIGNATION', 'Member')`;
    const there = [
      sql`insert into stale_summary values (${name}, 'one')`,
      sql`insert into stale_summary values (${`${name}-other`}, 'other')`,
      sql`insert into image values (${name}, 'image/webp', '')`,
    ];
    for (const statement of isSpreadFirst ? [...there, here] : [here, ...there]) await statement.execute(transaction);
  });

async function namesIn({ tables }: BackupSource): Promise<readonly (readonly string[])[]> {
  const found = new Map<string, string>();
  for await (const { shape, rows } of tables()) {
    let text = '';
    for await (const part of rows) text += part.toString();
    if (written.includes(shape.name)) found.set(shape.name, text);
  }
  return written.map(
    (table) =>
      found
        .get(table)
        ?.match(/^\d+-\d+\b/gm)
        ?.toSorted() ?? [],
  );
}

it('a backup of a cluster is one moment of all machines, however many write', async () => {
  const database = await aDatabase();
  let isOver = false;
  const writers = Array.from({ length: writersCount }, async (_, writer) => {
    for (let nth = 0; !isOver; nth++) await writeTogether(database, `${writer}-${nth}`, writer % 2 === 0);
  });
  const counts: number[] = [];
  try {
    for (let nth = 0; nth < backupsCount; nth++) {
      const [personas = [], images, summaries] = await withSnapshot(database.url, { product: '0.1.0' }, namesIn);
      expect(images).toEqual(personas);
      expect(summaries).toEqual(personas.flatMap((name) => [name, name]));
      counts.push(personas.length);
    }
  } finally {
    isOver = true;
    await Promise.all(writers);
  }
  expect(counts).toEqual([...new Set(counts)].toSorted((one, other) => one - other));
});

it('a backup of a cluster fails where it loses a machine, and never goes on by a later moment', async () => {
  const { db, url } = await aDatabase();
  const lost = withSnapshot(url, { product: '0.1.0' }, async ({ tables }) => {
    for await (const { shape, rows } of tables()) {
      for await (const _ of rows);
      if (shape.name === 'company')
        await sql`select run_command_on_workers('select pg_terminate_backend(pid, 5000) from pg_stat_activity where state = ''idle in transaction'' and datname = current_database()')`.execute(
          db,
        );
    }
  });
  await expect(lost).rejects.toThrow(/^The database refused: connection to the remote node/);
});
