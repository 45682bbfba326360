import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { hourMs, minuteMs } from '#core/figures/durations.ts';
import { ownDataPageSize, type OwnData, type OwnRow } from '#core/own-data/own-data.ts';
import { aDatabase, testDeclarations, type TestDatabase } from '#tests/database.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { aMember } from '#tests/members.ts';
import { account_id, leaning, moment, others, rows, secrets, theirText, type SomeRows } from '#tests/posts/owned-rows.ts';
import { ownerKeys } from '../account/account-remains.ts';
import { RequestScope } from '../caller/request-scope.ts';
import { dataMapOf } from '../data-map.ts';
import { isPartOf, type AnyTable } from '../database/table.ts';
import { openedColumns } from './opened-columns.ts';
import { ownTables, withheldTables } from './own-tables.ts';
import { SqlOwnData } from './sql-own-data.ts';

const all: readonly AnyTable[] = testDeclarations.tables;

async function write(db: TestDatabase['db'], wanted: SomeRows): Promise<void> {
  for (const { name } of all) {
    const row = Object.entries(wanted).find(([table]) => table === name)?.[1];
    if (!row) continue;
    const [names, values] = [Object.keys(row).map((column) => sql.ref(column)), Object.values(row).map((value) => sql`${value}`)];
    await sql`insert into ${sql.table(name)} (${sql.join(names)}) values (${sql.join(values)})`.execute(db);
  }
}

async function opened({ sessionId = 'mine', ageMs = 0 } = {}) {
  const { db } = await aDatabase();
  for (const each of [others, rows, leaning]) await write(db, each);
  const clock = new FakeClock(moment.getTime());
  const asked = (context: object): OwnData => new SqlOwnData(new RequestScope({ ...testDeclarations, db, clock, secrets, context: context as never }));
  const at = (session: string): OwnData => {
    const caller = { sessionId: session, madeOn: '2026-11-20', expiresAt: Infinity, member: aMember({ userId: account_id, signedInAt: clock.now() - ageMs }) };
    return asked({ caller });
  };
  return { db, clock, at, ownData: at(sessionId), byKey: asked({ persona: secrets.personaOf(account_id) }) };
}

async function everyRow(ownData: OwnData, ask = (cursor: string | null) => ownData.ofAccount(cursor)): Promise<readonly OwnRow[]> {
  const found: OwnRow[] = [];
  for (let cursor: string | null = null, isFirst = true; isFirst || cursor !== null; isFirst = false) {
    const page = await ask(cursor);
    expect(page.items.length).toBeLessThanOrEqual(ownDataPageSize);
    expect(page.next?.length ?? 0).toBeLessThanOrEqual(400);
    found.push(...page.items);
    cursor = page.next;
  }
  return found;
}

describe('all that is stored of a member, for them to take along (F-22, F-15, S-115)', () => {
  it('has every table with a member’s traces, or says why not, even new ones (S-115)', () => {
    const recorded = ownTables(all, testDeclarations.kinds.all, new Set(Object.keys(openedColumns))).map(({ table }) => table.name);
    const traced = dataMapOf(all).filter(({ trace, onDeletion }) => trace !== 'none' || onDeletion.startsWith('with-') || onDeletion === 'erased');
    expect(traced.map(({ table }) => table).filter((name) => !recorded.includes(name))).toEqual(expect.arrayContaining(Object.keys(withheldTables)));
    expect(traced.filter(({ table }) => !recorded.includes(table) && withheldTables[table] === undefined)).toEqual([]);
    const touched = all.filter((table) => isPartOf(table, 'account') || table.deletedWith !== undefined || table.staysBecause !== undefined);
    expect(touched.filter(({ name }) => !recorded.includes(name)).map(({ name }) => name)).toEqual(['administrator_action']);
  });

  it('has a row of each table, unsealed, without hashes, keys or secrets', async () => {
    const { db, ownData } = await opened();
    const texts = JSON.stringify({ title: 'Before nimbus' });
    await sql`insert into earlier_version (thing, version, texts, replaced_on, kept_from) values ('mine', 0, ${texts}, '2026-11-20', '2026-11-20')`.execute(db);
    const found = await everyRow(ownData);
    const expected = Object.keys(rows).filter((name) => !['administrator_action', 'salary'].includes(name));
    expect([...new Set(found.map(({ table }) => table))].toSorted()).toEqual([...expected, 'moderation_item', 'earlier_version'].toSorted());
    const textOf = (name: string) => JSON.stringify(found.filter(({ table }) => table === name));
    for (const name of ['career', 'work_experience', 'education', 'post', 'comment', 'chat_message', 'choice', 'report', 'moderation_item', 'earlier_version'])
      expect(textOf(name), name).toContain('nimbus');
    expect([textOf('mail_address'), textOf('job_alert')]).toEqual([expect.stringContaining('nimbus@example.in'), expect.stringContaining('nimbus')]);
    const whole = JSON.stringify(found);
    const owners = all.flatMap(({ columns }) => Object.values(columns).flatMap(({ facts }) => facts.owner ?? []));
    const hashes = owners.flatMap((owner) => (owner.by === 'id' ? [] : ownerKeys(secrets, account_id, owner)));
    const secret = [
      'nimbus key',
      'nimbus hash',
      'nimbus h"',
      'nimbus a"',
      'nimbus blinded',
      'nimbus device',
      'nimbus name',
      'sealed nimbus',
      'nimbus copy',
      'nimbus message',
      'nimbus claim',
    ];
    expect([...hashes, ...secret].filter((each) => whole.includes(each))).toEqual([]);
  });

  it('hides who blocked whom, trust in reports, who decided, and what others wrote', async () => {
    const { db, ownData } = await opened();
    await db.insertInto('choice_vote').values({ post_id: 'mine', voter: 'another', choice_id: 'mine' }).execute();
    const found = await everyRow(ownData);
    expect(found.filter(({ table }) => table === 'choice_vote').map(({ row }) => row['post_id'])).toEqual(['theirs']);
    const columnsOf = (name: string) => Object.keys(found.find(({ table }) => table === name)?.row ?? {});
    expect(columnsOf('chat_message')).not.toContain('is_withheld');
    expect(columnsOf('choice')).toContain('shown_count');
    expect(columnsOf('choice')).not.toContain('votes_count');
    expect(columnsOf('report')).not.toContain('tenths');
    for (const name of ['mute', 'block', 'sanction', 'moderation_item'])
      expect(columnsOf(name).filter((column) => ['author_ref', 'decider', 'former_decider', 'note', 'cause', 'suggested_rule'].includes(column))).toEqual(
        name === 'sanction' ? ['note'] : [],
      );
    expect(JSON.stringify(found)).not.toContain('Ask your manager');
  });

  it('covers shown items only once decided or appealed, so that no author learns of reports', async () => {
    const { db, ownData, byKey } = await opened();
    const recorded = async () => {
      const found = [...(await everyRow(ownData)), ...(await everyRow(byKey, (cursor) => byKey.ofName(cursor)))];
      return found.filter(({ table }) => table === 'moderation_item').map(({ row }) => row['id']);
    };
    const item = (set: { readonly decision: 'keep' | null; readonly appeal_text: typeof theirText | null }) =>
      db.updateTable('moderation_item').set(set).execute();
    const post = (status: 'LIVE' | 'FLAGGED') => db.updateTable('post').set({ status }).where('id', '=', 'mine').execute();
    await item({ decision: null, appeal_text: null });
    expect(await recorded()).toEqual([]);
    await post('FLAGGED');
    expect(await recorded()).toEqual(['item', 'item']);
    await post('LIVE');
    for (const set of [
      { decision: 'keep', appeal_text: null },
      { decision: null, appeal_text: theirText },
    ] as const) {
      await item(set);
      expect(await recorded()).toEqual(['item', 'item']);
    }
  });

  it('comes in pages, each row once, for its own session and one hour', async () => {
    const { db, clock, at, ownData } = await opened();
    const voter = secrets.reference('votes', account_id);
    const votes = Array.from({ length: 250 }, (_, number) => ({ thing: `thing ${number}`, voter, kind: 1 }));
    await db.insertInto('vote').values(votes).execute();
    const found = await everyRow(ownData);
    const voted = found.filter(({ table }) => table === 'vote').map(({ row }) => row['thing']);
    expect([voted.length, new Set(voted).size]).toEqual([251, 251]);
    const { next } = await ownData.ofAccount(null);
    await expect(at('another').ofAccount(next)).rejects.toMatchObject({ kind: 'invalid', code: 'CURSOR_INVALID' });
    clock.advance(10 * minuteMs);
    expect((await ownData.ofAccount(next)).items.length).toBeGreaterThan(0);
    clock.advance(hourMs);
    await expect(ownData.ofAccount(next)).rejects.toMatchObject({ kind: 'invalid', code: 'CURSOR_INVALID' });
  });

  it('tells a stranger at an old session nothing (S-25)', async () => {
    const { ownData } = await opened({ ageMs: 10 * minuteMs });
    await expect(ownData.ofAccount(null)).rejects.toMatchObject({ kind: 'conflict', code: 'SIGN_IN_AGAIN' });
  });
});
