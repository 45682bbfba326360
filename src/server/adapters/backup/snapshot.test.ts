import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aDatabase, anEmptyDatabase } from '#tests/database.ts';
import { copyName } from '../database/database-pool.ts';
import { withSnapshot } from './snapshot.ts';
import type { BackupSource } from './write-frames.ts';

async function rowsOf({ tables }: BackupSource, meanwhile: () => Promise<void> = async () => undefined): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for await (const { shape, rows } of tables()) {
    if (found.size === 0) await meanwhile();
    let text = '';
    for await (const part of rows) text += part.toString();
    found.set(shape.name, text);
  }
  return found;
}

const picture = (id: string) => ({ id, content_type: 'image/webp', bytes: Buffer.from([0, 10, 92]) });

describe('a snapshot of a database', () => {
  it('shows one moment: everything before, and nothing written while tables are leaving', async () => {
    const { db, url } = await aDatabase();
    await db.insertInto('image').values(picture('before')).execute();
    const found = await withSnapshot(url, { product: '0.1.0' }, (source) =>
      rowsOf(source, async () => {
        await db.insertInto('image').values(picture('after')).execute();
        await db.deleteFrom('image').where('id', '=', 'before').execute();
      }),
    );
    expect(found.get('image')).toBe('before\timage/webp\t\\\\x000a5c\n');
  });

  it('locks only the table that leaves, so that the hourly round sorts the others', async () => {
    const { db, url } = await aDatabase();
    await db
      .insertInto('image')
      .values([picture('b'), picture('a')])
      .execute();
    const found = await withSnapshot(url, { product: '0.1.0' }, (source) =>
      rowsOf(source, async () => {
        await sql`cluster image using image_pkey`.execute(db);
      }),
    );
    expect(found.get('image')?.match(/^\w+/gm)).toEqual(['a', 'b']);
  });

  it('writes rows in key order, not disk order, and reveals no transaction numbers', async () => {
    const { db, url } = await aDatabase();
    for (const id of ['b', 'C', 'a']) await db.insertInto('image').values(picture(id)).execute();
    await db
      .insertInto('installation')
      .values({ shuffled_since: '812', secret_fingerprint: 'print', former_keys: null, shuffled_at: null, login_mode: null })
      .execute();
    const found = await withSnapshot(url, { product: '0.1.0' }, (source) => rowsOf(source));
    expect(found.get('image')?.match(/^\w+/gm)).toEqual(['C', 'a', 'b']);
    expect(found.get('installation')).toContain('print');
    expect(found.get('installation')).not.toContain('812');
  });

  it('fails if its taker or connection fails midway, and releases the database', async () => {
    const { db, url } = await aDatabase();
    for (const id of ['a', 'b', 'c', 'd'])
      await db
        .insertInto('image')
        .values({ ...picture(id), bytes: Buffer.alloc(4_000_000, id) })
        .execute();
    const copies = sql<{ readonly pid: number }>`select pid from pg_stat_activity where application_name = ${copyName} and datname = current_database()`;
    const halfway = (act: () => Promise<unknown>) =>
      withSnapshot(url, { product: '0.1.0' }, async ({ tables }) => {
        for await (const { shape, rows } of tables()) for await (const _ of rows) if (shape.name === 'image') await act();
      });
    await expect(halfway(() => Promise.reject(new Error('The disk is full.')))).rejects.toThrow('The disk is full.');
    const unread = withSnapshot(url, { product: '0.1.0' }, async ({ tables }) => {
      for await (const { shape, rows } of tables()) {
        if (shape.name === 'image') throw new Error('The disk is full.');
        for await (const _ of rows);
      }
    });
    await expect(unread).rejects.toThrow('The disk is full.');
    const breakOff = () => sql`select pg_terminate_backend(pid, 5000) from (${copies}) as copy`.execute(db);
    await expect(halfway(breakOff)).rejects.toThrow(/^The database refused: /);
    await expect.poll(async () => (await copies.execute(db)).rows).toEqual([]);
  });

  it('is refused where the schema is brought forward meanwhile, and where there is none', async () => {
    const database = await anEmptyDatabase();
    await expect(withSnapshot(database.url, { product: '0.1.0' }, (source) => rowsOf(source))).rejects.toThrow('This database holds nothing yet.');
    await sql`create table migration (name text primary key, checksum text not null)`.execute(database.db);
    const brought = withSnapshot(database.url, { product: '0.1.0' }, async ({ sequences }) => {
      await sql`insert into migration values ('0001-later', 'x')`.execute(database.db);
      return sequences();
    });
    await expect(brought).rejects.toThrow('A newer server upgraded the database while it was backed up.');
  });
});
