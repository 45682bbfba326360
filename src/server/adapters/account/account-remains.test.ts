import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { accountItems } from '#core/account/account-deletion.ts';
import { dayMs } from '#core/figures/durations.ts';
import { owedDays } from '#core/moderation/ledger.ts';
import { aDatabase, type TestDatabase, testDeclarations } from '#tests/database.ts';
import { everyStoredRow, hiding } from '#tests/every-row.ts';
import { account_id, leaning, mine, moment, others, picture, rows, rupees, secrets, theirText, type SomeRows } from '#tests/posts/owned-rows.ts';
import { isPartOf, type AnyTable } from '../database/table.ts';
import { writeOwedLines } from '../moderation/add-to-ledger.ts';
import { deleteAccount, ownerKeys } from './account-remains.ts';

const all: readonly AnyTable[] = testDeclarations.tables;

async function write(db: TestDatabase['db'], wanted: SomeRows): Promise<void> {
  for (const { name } of all) {
    const row = Object.entries(wanted).find(([table]) => table === name)?.[1];
    if (!row) continue;
    const [names, values] = [Object.keys(row).map((column) => sql.ref(column)), Object.values(row).map((value) => sql`${value}`)];
    await sql`insert into ${sql.table(name)} (${sql.join(names)}) values (${sql.join(values)})`.execute(db);
  }
}

async function allRows(db: TestDatabase['db']): Promise<ReadonlyMap<string, readonly string[]>> {
  const read = all.map(async ({ name }) => {
    const { rows: found } = await sql<{ readonly row: string }>`select to_jsonb(held)::text as row from ${sql.table(name)} held order by 1`.execute(db);
    return [name, found.map(({ row }) => row)] as const;
  });
  return new Map(await Promise.all(read));
}

const written = testDeclarations.kinds.public
  .map(({ table, itemKind }) => ({
    itemKind,
    id: String(Object.entries(rows).flatMap(([name, row]) => (name === table.name && 'id' in row ? [row.id] : []))[0]),
  }))
  .toSorted((one, other) => (one.id < other.id ? -1 : 1));

const ownersOf = ({ columns }: AnyTable) => Object.values(columns).flatMap(({ facts }) => facts.owner ?? []);

const traces = [
  'nimbus',
  'Nimbus',
  String(rupees),
  picture.bytes.toString('hex'),
  `"${account_id}"`,
  ...all.flatMap(ownersOf).flatMap((owner) => (owner.by === 'id' ? [] : ownerKeys(secrets, account_id, owner))),
];

const said = (value: unknown): string => (Buffer.isBuffer(value) ? value.toString('hex') : JSON.stringify(value));

/** Tables in which the account's row has words, amounts or hashes of it. */
const traced = Object.entries(rows).flatMap(([name, row]) =>
  traces.some((trace) => Object.values(row).some((value) => said(value).includes(trace))) ? [name] : [],
);

/** Parts of what members write, which stay where it is left behind. */
const partsLeft = all.filter((table) => !isPartOf(table, 'account') && testDeclarations.kinds.all.some((kind) => isPartOf(table, kind.table.name)));

const holding = (found: Awaited<ReturnType<typeof allRows>>): readonly string[] =>
  [...found].flatMap(([name, texts]) => texts.filter((row) => traces.some((trace) => row.includes(trace))).map((row) => `${name}: ${row}`));

const chosen = { designationProfile: 'delete', feedback: 'delete' } as const;

async function deletedIn(db: TestDatabase['db'], choice: Parameters<typeof deleteAccount>[3]) {
  return db.transaction().execute((transaction) => deleteAccount(transaction, { ...testDeclarations, secrets, now: moment.getTime() }, account_id, choice));
}

describe('an account that is deleted with all that may be left behind (R-155, F-15, F-22, M-1)', () => {
  it('leaves no row that should go, nor any word, amount or hash of it', async () => {
    const database = await aDatabase();
    const { db } = database;
    await write(db, others);
    const before = await allRows(db);
    await write(db, rows);
    await write(db, leaning);
    const storedTraces = async () => (await everyStoredRow(database)).filter(({ text }) => [...traces, hiding].some((trace) => text.includes(trace)));
    expect((await storedTraces()).length).toBeGreaterThanOrEqual(traced.length);
    const full = holding(await allRows(db)).map((row) => row.split(':')[0]);
    // Salaries lead to their own key alone, replies to the company; what a story counts leads to the story.
    expect([...new Set(full)].toSorted()).toEqual([...traced, 'moderation_item'].toSorted());
    expect(Object.keys(rows).length - traced.length).toBeLessThan(Object.keys(rows).length / 10);
    const { counts } = await deletedIn(db, chosen);
    const after = await allRows(db);
    expect(holding(after)).toEqual([]);
    expect(await storedTraces()).toEqual([]);
    const going = all.filter(({ deletedWith }) => deletedWith !== undefined).map(({ name }) => name);
    const nobody = after.get('persona')?.filter((row) => !row.includes('"nobody"'));
    expect(going.flatMap((name) => (name === 'persona' ? (nobody ?? []) : (after.get(name) ?? [])))).toEqual(going.flatMap((name) => before.get(name) ?? []));
    expect(counts).toMatchObject({ account: 1, signIns: 1, devices: 2, designationProfile: 1, feedback: 1, preferences: 2, consents: 2 });
    expect(accountItems.filter((item) => !counts[item])).toEqual(['communities']);
  });

  it('waits for what is just being written under its name, and takes that along', async () => {
    const { db } = await aDatabase();
    for (const each of [others, rows]) await write(db, each);
    const [holds, mayWrite] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const writing = db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('persona').select('name').where('ref', '=', secrets.personaOf(account_id)).forKeyShare().execute();
      holds.resolve();
      await mayWrite.promise;
      const { post, comment } = rows;
      await write(transaction, { post: { ...post, id: 'late post' }, comment: { ...comment, id: 'late answer' } } as SomeRows);
    });
    await holds.promise;
    const deleting = deletedIn(db, chosen);
    const waiting = sql<object>`select 1 from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())
      or not granted and locktype = 'transactionid' and pid in (select pid from pg_stat_activity where datname = current_database())`;
    await expect.poll(async () => (await waiting.execute(db)).rows.length).toBeGreaterThan(0);
    mayWrite.resolve();
    await Promise.all([writing, deleting]);
    expect(holding(await allRows(db))).toEqual([]);
    expect(await db.selectFrom('post').select(['status', 'author_ref']).where('id', '=', 'late post').execute()).toEqual([
      { status: 'DELETED', author_ref: 'nobody' },
    ]);
  });

  it('leaves blanks where others answered, their answers, and a ledger entry each (F-04)', async () => {
    const { db } = await aDatabase();
    for (const each of [others, rows, leaning]) await write(db, each);
    await deletedIn(db, chosen);
    const places =
      await sql<object>`select id, status, content, author_ref from post union all select id, status, content, author_ref from comment order by id`.execute(db);
    expect(places.rows).toEqual([
      { id: 'mine', status: 'DELETED', content: '', author_ref: 'nobody' },
      { id: 'my answer', status: 'DELETED', content: '', author_ref: 'nobody' },
      { id: 'their answer', status: 'LIVE', content: theirText, author_ref: 'theirs' },
      { id: 'theirs', status: 'LIVE', content: theirText, author_ref: 'theirs' },
    ]);
    expect(await db.selectFrom('removal').select('item_id').execute()).toEqual([]);
    await writeOwedLines(db, testDeclarations.kinds, { now: () => moment.getTime() + owedDays * dayMs });
    const entries = await db.selectFrom('removal').select(['item_id', 'item_kind', 'community', 'action', 'asked_by']).orderBy('item_id').execute();
    const byItsAuthor = { action: 'deleted', asked_by: 'author' };
    expect(entries).toMatchObject(written.map(({ id, itemKind }) => ({ item_id: id, item_kind: itemKind, ...byItsAuthor })));
    expect(entries[0]?.community).toBe('salaries');
    const { rows: deltas } = await sql<object>`select thing, change from count_delta where change < 0 order by thing`.execute(db);
    expect(deltas).toEqual(
      expect.arrayContaining([
        { thing: 'salaries', change: -1 },
        { thing: 'salaries', change: -1 },
        { thing: 'theirs', change: -1 },
      ]),
    );
    expect(await db.selectFrom('report').select(['reason', 'sealed_note', 'note']).execute()).toEqual([{ reason: 'spam', sealed_note: null, note: null }]);
  });

  it('takes along what was only theirs also when what they wrote is left behind', async () => {
    const { db } = await aDatabase();
    for (const each of [others, rows]) await write(db, each);
    await deletedIn(db, { designationProfile: 'leave', feedback: 'leave' });
    const left = new Set(holding(await allRows(db)).map((row) => row.split(':')[0]));
    expect([...left].toSorted()).toEqual(
      [
        'feedback',
        'persona',
        ...[...partsLeft, ...testDeclarations.kinds.all.map(({ table }) => table)].map(({ name }) => name).filter((name) => traced.includes(name)),
      ].toSorted(),
    );
    expect(await db.selectFrom('feedback').select('ref').where('ref', '=', mine('feedback')).execute()).toEqual([]);
  });
});
